import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'Tracks are sequences',
  description:
    'Three tracks of an editor over 240 frames. The first has a solid from frame 0 to 240, the second a video from 30 to 150 and another from 150 to 240, the third a text from 60 to 120. Each item becomes a `<Sequence>` with its `from` and `durationInFrames`. At frame 90, solid, first video and text are visible, the text in front.',
  caption:
    'Each item becomes a `<Sequence>`; what is in a later track lies in front of the earlier ones.',
  range: [0, 240],
  tick: 30,
  unit: 'frame',
  tracks: [
    {label: 'Track 3', clips: [{from: 60, to: 120, label: 'text', look: 2}]},
    {
      label: 'Track 2',
      clips: [
        {from: 30, to: 150, label: 'video', look: 1},
        {from: 150, to: 240, label: 'video', look: 1},
      ],
    },
    {label: 'Track 1', clips: [{from: 0, to: 240, label: 'solid', look: 3}]},
  ],
  playhead: {at: 90, label: 'frame 90: three items'},
};

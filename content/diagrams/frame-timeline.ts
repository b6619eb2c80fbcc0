import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'A sequence moves time',
  description:
    'A composition of 100 frames. A sequence in it starts at frame 30 and ends before frame 80. At frame 45 of the composition, `useCurrentFrame()` returns 45 outside of the sequence and 15 inside.',
  caption: 'Inside `<Sequence from={30}>`, the frame is 0 when the composition shows frame 30.',
  range: [0, 100],
  tick: 10,
  unit: 'frame',
  tracks: [
    {clips: [{from: 0, to: 100, label: 'Composition, 100 frames', short: 'Composition'}]},
    {clips: [{from: 30, to: 80, label: '<Sequence from={30}>', short: '<Sequence>', look: 2}]},
  ],
  playhead: {at: 45, label: 'useCurrentFrame(): 45 outside, 15 inside'},
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'A sequence moves time',
  description:
    'A composition of 80 frames. A sequence in it starts at frame 40 and ends with the composition. At frame 55 of the composition, `useCurrentFrame()` returns 55 outside of the sequence and 15 inside.',
  caption: 'Inside `<Sequence from={40}>`, the frame is 0 when the composition shows frame 40.',
  range: [0, 80],
  tick: 10,
  unit: 'frame',
  tracks: [
    {clips: [{from: 0, to: 80, label: 'Composition, 80 frames', short: 'Composition'}]},
    {clips: [{from: 40, to: 80, label: '<Sequence from={40}>', short: '<Sequence>', look: 2}]},
  ],
  playhead: {at: 55, label: 'useCurrentFrame(): 55 outside, 15 inside'},
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'A series with an overlap',
  description:
    'Three scenes of a series. The first lasts 40 frames and starts at 0. The second lasts 20 frames and starts at 40, where the first ends. The third lasts 70 frames and has an offset of −10, so it starts at 50 instead of 60, while the second is still visible, and ends at 120.',
  caption:
    'Each scene starts where the one before ends. A negative `offset` pulls a scene and all after it forward.',
  range: [0, 120],
  tick: 10,
  narrowTick: 20,
  unit: 'frame',
  tracks: [
    {label: 'Scene 1', clips: [{from: 0, to: 40, label: '40 frames', look: 1}]},
    {label: 'Scene 2', clips: [{from: 40, to: 60, label: '20 frames', short: '20', look: 2}]},
    {
      label: 'Scene 3, offset={-10}',
      clips: [{from: 50, to: 120, label: '70 frames', look: 3}],
    },
  ],
  marks: [{at: 50, label: '10 frames earlier'}],
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'Transitions make a series shorter',
  description:
    'Three scenes of 50, 60 and 50 frames. A slide of 20 frames lies between the first and the second: the second starts at frame 30, when the first has 20 frames left. A wipe of 20 frames lies between the second and the third, which starts at frame 70. The whole ends at frame 120: 50 + 60 + 50 − 20 − 20.',
  caption:
    'During a transition both scenes are visible, so its length counts once instead of twice.',
  range: [0, 120],
  tick: 10,
  narrowTick: 20,
  unit: 'frame',
  tracks: [
    {label: 'Scene 1', clips: [{from: 0, to: 50, label: '50 frames', short: '50', look: 1}]},
    {label: 'Scene 2', clips: [{from: 30, to: 90, label: '60 frames', short: '60', look: 2}]},
    {label: 'Scene 3', clips: [{from: 70, to: 120, label: '50 frames', short: '50', look: 3}]},
    {
      label: 'Transitions',
      clips: [
        {from: 30, to: 50, label: 'slide, 20', short: '20', look: 'play'},
        {from: 70, to: 90, label: 'wipe, 20', short: '20', look: 'play'},
      ],
    },
    {
      label: 'Whole',
      clips: [
        {
          from: 0,
          to: 120,
          label: '50 + 60 + 50 − 20 − 20 = 120 frames',
          look: 'accent',
          short: '160 − 20 − 20 = 120',
        },
      ],
    },
  ],
};

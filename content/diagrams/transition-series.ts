import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'Transitions make a series shorter',
  description:
    'Three scenes of 70 frames each. A slide of 30 frames lies between the first and the second: the second starts at frame 40, when the first has 30 frames left. A fade of 20 frames lies between the second and the third, which starts at frame 90. The whole ends at frame 160: 70 + 70 + 70 − 30 − 20.',
  caption:
    'During a transition both scenes are visible, so its length counts once instead of twice.',
  range: [0, 160],
  tick: 20,
  narrowTick: 40,
  unit: 'frame',
  tracks: [
    {label: 'Scene 1', clips: [{from: 0, to: 70, label: '70 frames', short: '70', look: 1}]},
    {label: 'Scene 2', clips: [{from: 40, to: 110, label: '70 frames', short: '70', look: 2}]},
    {label: 'Scene 3', clips: [{from: 90, to: 160, label: '70 frames', short: '70', look: 3}]},
    {
      label: 'Transitions',
      clips: [
        {from: 40, to: 70, label: 'slide, 30', short: '30', look: 'play'},
        {from: 90, to: 110, label: 'fade, 20', short: '20', look: 'play'},
      ],
    },
    {
      label: 'Whole',
      clips: [
        {
          from: 0,
          to: 160,
          label: '70 + 70 + 70 − 30 − 20 = 160 frames',
          look: 'accent',
          short: '3 × 70 − 30 − 20 = 160',
        },
      ],
    },
  ],
};

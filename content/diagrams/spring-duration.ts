import {measureSpring, spring} from 'remotion';
import type {Diagram} from '../../model/diagrams/diagram.ts';

const fps = 30;
const natural = measureSpring({fps});

export const diagram: Diagram = {
  kind: 'plot',
  title: 'When a spring is at rest',
  description: `Two springs over 45 frames at 30 frames per second. The default spring rises from 0, overshoots to 1.16 after about 11 frames, swings back and stays within 0.005 of 1 from frame ${natural} on: this is its natural duration. With \`durationInFrames: 15\` the same curve is compressed: it overshoots after 6 frames and counts as at rest at frame 15.`,
  caption:
    'A spring never stops, it gets close enough: the threshold decides when. `durationInFrames` stretches or compresses the curve so that this moment falls on the frame you ask for.',
  panels: [
    {
      x: {range: [0, 45], ticks: [0, 15, 30, 45], label: 'frame'},
      y: {range: [0, 1.2], ticks: [0, 0.5, 1]},
      curves: [
        {label: 'default', at: (frame) => spring({frame, fps}), step: 0.5},
        {
          label: 'durationInFrames: 15',
          at: (frame) => spring({frame, fps, durationInFrames: 15}),
          color: 2,
          step: 0.5,
        },
      ],
      guides: [
        {x: 15, label: 'at rest: 15'},
        {x: natural, label: `at rest: ${natural}`},
      ],
    },
  ],
};

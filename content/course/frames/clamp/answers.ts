import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'the frame is held instead': [
      [
        "interpolate(frame, [10, 40], [100, 900], {\n    extrapolateLeft: 'clamp',\n    extrapolateRight: 'clamp',\n  })",
        'interpolate(Math.max(10, Math.min(40, frame)), [10, 40], [100, 900])',
      ],
    ],
    'more points and a translation': [
      ["[10, 40], [100, 900], {\n    extrapolateLeft: 'clamp',", '[0, 10, 40], [100, 100, 900], {'],
      ['left: x, top: 420', 'left: 0, top: 420, translate: `${x}px 0`'],
    ],
  },
  wrong: {
    'only the right side': {
      code: [["    extrapolateLeft: 'clamp',\n", '']],
      says: /clamp the left side/,
    },
    'only the left side': {
      code: [["    extrapolateRight: 'clamp',\n", '']],
      says: /clamp the right side/,
    },
    'starts at frame 0': {code: [['[10, 40]', '[0, 40]']], says: /On frame 10/},
  },
};

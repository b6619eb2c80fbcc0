import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'a curve of its own': [['Easing.out(Easing.cubic)', 'Easing.bezier(0, 0.6, 0.2, 1)']],
    'computed by hand': [
      ['AbsoluteFill, Easing, interpolate', 'AbsoluteFill'],
      [
        "interpolate(frame, [0, 40], [100, 1100], {\n    easing: Easing.out(Easing.cubic),\n    extrapolateRight: 'clamp',\n  })",
        '100 + 1000 * (1 - (1 - Math.min(1, frame / 40)) ** 3)',
      ],
    ],
  },
  wrong: {
    'the wrong end': {
      code: [['Easing.out(Easing.cubic)', 'Easing.in(Easing.cubic)']],
      says: /It speeds up/,
    },
    'no easing': {
      code: [
        ['    easing: Easing.out(Easing.cubic),\n', ''],
        ['AbsoluteFill, Easing', 'AbsoluteFill'],
      ],
      says: /one speed/,
    },
    'another way': {code: [['[100, 1100]', '[100, 900]']], says: /instead of 1100/},
  },
};

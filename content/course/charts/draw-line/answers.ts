import type {Answers} from '../../../../shared/course/step.ts';

const SPREAD = '{...evolvePath(progress, trail)}';

export const answers: Answers = {
  right: {
    'by hand, with the length': [
      ['import {evolvePath}', 'import {getLength}'],
      [
        SPREAD,
        'strokeDasharray={getLength(trail)}\n          strokeDashoffset={getLength(trail) * (1 - progress)}',
      ],
    ],
    'as a style': [[SPREAD, 'style={evolvePath(progress, trail)}']],
  },
  wrong: {
    'not clamped': {code: [[", {extrapolateRight: 'clamp'}", '']], says: /clamp it/},
    backwards: {
      code: [['[0, 45], [0, 1]', '[0, 45], [1, 0]']],
      says: /On frame 0 100 % of the path/,
    },
    'computed, not used': {
      code: [[SPREAD, 'opacity={evolvePath(progress, trail) ? 1 : 0}']],
      says: /Spread \{\.\.\.evolvePath/,
    },
  },
};

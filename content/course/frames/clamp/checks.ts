import {changes} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const star = {of: /^★$/, what: 'left', within: 25} as const;

export const checks: StepChecks = {
  looks: [0, 10, 25, 40, 41, 60, 89],
  goals: [
    changes('The star waits at 100 until frame 10', {
      ...star,
      values: {0: 100, 10: 100},
      hint: 'interpolate() also continues before its range: clamp the left side.',
    }),
    changes('Halfway, on frame 25, it is on its way', {...star, values: {25: 500}, within: 160}),
    changes('From frame 40 on it stays at 900', {
      ...star,
      values: {40: 900, 41: 900, 60: 900, 89: 900},
      hint: 'After its range interpolate() continues: clamp the right side.',
    }),
  ],
};

import {changes} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const TITLE = /^meteor\s*night$/i;

export const checks: StepChecks = {
  looks: [0, 8, 15, 22, 29, 30, 60],
  goals: [
    changes('The title is invisible on frame 0', {
      of: TITLE,
      what: 'opacity',
      values: {0: 0},
      within: 0.04,
    }),
    changes('It fades in evenly, without a jump', {
      of: TITLE,
      what: 'opacity',
      values: {8: 0.27, 15: 0.5, 22: 0.73},
      within: 0.22,
    }),
    changes('From frame 30 on it is fully visible', {
      of: TITLE,
      what: 'opacity',
      values: {30: 1, 60: 1},
      within: 0.03,
    }),
  ],
};

import {changes} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const STAR = /^★$/;

export const checks: StepChecks = {
  looks: [0, 10, 20, 30, 40, 69],
  goals: [
    changes('The way is the same: from 100 to 1100', {
      of: STAR,
      what: 'left',
      values: {0: 100, 40: 1100, 69: 1100},
      within: 25,
    }),
    {
      says: 'It is fast at first and slow at the end',
      test: (film) => {
        const at = (frame: number) => film.measure(frame, 'left', STAR) ?? 0;
        const first = at(10) - at(0);
        const last = at(40) - at(30);
        if (first > 400 && last < first / 3) return null;
        const seen = `In the first ten frames it moves ${Math.round(first)} pixels, in the last ten ${Math.round(last)}.`;
        if (last > first * 1.5) {
          return {seen, hint: 'It speeds up: Easing.out() around the easing turns it around.'};
        }
        return {
          seen,
          hint: 'That is one speed, or nearly so: easing: Easing.out(Easing.cubic) brakes it.',
        };
      },
    },
  ],
};

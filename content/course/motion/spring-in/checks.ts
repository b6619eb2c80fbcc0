import {changes} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const MOON = /^☾$/;
const SWING = [6, 8, 10, 12, 14, 16, 18, 20];

export const checks: StepChecks = {
  looks: [0, ...SWING, 60, 89],
  goals: [
    changes('On frame 0 the moon has no size', {
      of: MOON,
      what: 'scale',
      values: {0: 0},
      within: 0.05,
      hint: 'A spring begins at 0: put its value into the style scale.',
    }),
    changes('In the end its scale is 1', {
      of: MOON,
      what: 'scale',
      values: {60: 1, 89: 1},
      within: 0.04,
    }),
    {
      says: 'On the way it overshoots its goal',
      test: (film) => {
        const sizes = SWING.map((frame) => film.measure(frame, 'scale', MOON) ?? 0);
        const highest = Math.max(...sizes);
        if (highest > 1.02) return null;
        return {
          seen: `Between frame 6 and 20 its scale is at most ${highest.toFixed(2)}.`,
          hint: film.code.includes('spring(')
            ? 'It comes to rest without swinging: leave damping as it is, and don’t clamp.'
            : 'spring({frame, fps}) swings; interpolate() doesn’t.',
        };
      },
    },
  ],
};

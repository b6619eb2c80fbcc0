import {changes} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const CARD = /you are invited/i;
const longer = {durationInFrames: 200};

export const checks: StepChecks = {
  looks: [
    0,
    40,
    90,
    110,
    119,
    {frame: 119, name: 'frame 119 of 200', video: longer},
    {frame: 199, name: 'frame 199 of 200', video: longer},
  ],
  goals: [
    changes('It comes with a spring', {
      of: CARD,
      what: 'scale',
      values: {0: 0, 40: 1},
      within: 0.1,
    }),
    changes('It stays until the end begins', {
      of: CARD,
      what: 'scale',
      values: {90: 1},
      within: 0.1,
      hint: 'The second spring begins too early: its delay is durationInFrames - 20.',
    }),
    {
      says: 'On the last frame it is gone',
      test: (film) => {
        const scale = film.measure(119, 'scale', CARD) ?? 0;
        if (Math.abs(scale) < 0.12) return null;
        return {
          seen: `On frame 119 its scale is ${scale.toFixed(2)}.`,
          hint:
            scale > 0.95
              ? 'Subtract a second spring from the first, with a delay of durationInFrames - 20.'
              : 'The second spring isn’t over yet: durationInFrames: 18 makes it end in time.',
        };
      },
    },
    {
      says: 'In a film of 200 frames it leaves on frame 180',
      test: (film) => {
        const before = film.measure('frame 119 of 200', 'scale', CARD) ?? 0;
        const last = film.measure('frame 199 of 200', 'scale', CARD) ?? 1;
        if (before > 0.9 && Math.abs(last) < 0.12) return null;
        return {
          seen: `On frame 119 its scale is ${before.toFixed(2)}, on frame 199 ${last.toFixed(2)}.`,
          hint: 'Take the end from useVideoConfig() instead of writing a number.',
        };
      },
    },
  ],
};

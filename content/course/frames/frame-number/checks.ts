import {reads} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

export const checks: StepChecks = {
  looks: [0, 45, 89],
  goals: [
    reads(
      'Each frame shows its own number',
      /frame\D{0,3}(\d+)/i,
      {0: '0', 45: '45', 89: '89'},
      (film, seen) => {
        const [first, middle, last] = seen;
        if (/useState|setInterval|setTimeout|Date\.now|performance\.now/.test(film.code)) {
          return 'A timer counts what you see, not what a render draws. useCurrentFrame() is the only clock.';
        }
        if (first === middle && middle === last) {
          return 'The number never changes: ask useCurrentFrame() inside of the component, and put its result into the text.';
        }
        if (middle === '46') return 'The first frame is 0, so nothing has to be added.';
        return undefined;
      },
    ),
  ],
};

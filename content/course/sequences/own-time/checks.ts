import {changes, hides} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const STAR = /^★$/;
const OUTSIDE =
  'Call useCurrentFrame() in Star, which is inside of the Sequence: in Film it gives the frame of the whole film.';

export const checks: StepChecks = {
  looks: [0, 20, 59, 60, 65, 70, 75, 80, 110],
  goals: [
    hides(
      'Until frame 59 there is no star',
      STAR,
      [0, 20, 59],
      'The Sequence begins at 60: from={60}.',
    ),
    changes('On frame 60 the star is still invisible', {
      of: STAR,
      what: 'opacity',
      values: {60: 0},
      within: 0.05,
      hint: OUTSIDE,
    }),
    changes('It fades in until frame 80 and stays', {
      of: STAR,
      what: 'opacity',
      values: {70: 0.5, 80: 1, 110: 1},
      within: 0.2,
      hint: 'Inside of the Sequence the frame begins at 0, so the range is [0, 20].',
    }),
  ],
};

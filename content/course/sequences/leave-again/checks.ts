import {hides, shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const CALL = /look up!/i;

export const checks: StepChecks = {
  looks: [0, 29, 30, 50, 73, 74, 75, 76, 119],
  goals: [
    hides(
      'Until frame 29 the sky is dark',
      CALL,
      [0, 29],
      'from={30} is the first frame with the words.',
    ),
    shows(
      '“Look up!” is there from 30 to 74',
      CALL,
      [30, 50, 73, 74],
      'durationInFrames counts from the beginning of the Sequence: 75 − 30 = 45.',
    ),
    hides(
      'From frame 75 on it is gone',
      CALL,
      [75, 76, 119],
      'durationInFrames={45} is its length, not the frame it ends on: 30 + 45 = 75 is the first frame without it.',
    ),
  ],
};

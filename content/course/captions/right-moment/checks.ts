import {hides, shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const ANY = /lamp|eyes|look up/i;
const NOW =
  'Milliseconds are (frame / fps) * 1000; find() looks for the caption with startMs <= now and now < endMs.';

export const checks: StepChecks = {
  looks: [0, 29, 35, 40, 50, 74, 76, 110],
  goals: [
    shows('In the first second: “Switch off the lamp.”', /switch off the lamp/i, [0, 29], NOW),
    hides(
      'Then nothing, until 1.5 seconds',
      ANY,
      [35, 40],
      'A caption ends at its endMs, also when no other begins: compare with both.',
    ),
    shows('From 1.5 seconds: “Wait for your eyes.”', /wait for your eyes/i, [50, 74], NOW),
    shows('From 2.5 seconds: “Now look up!”', /now look up/i, [76, 110], NOW),
    hides(
      'Only one caption at a time',
      /eyes/i,
      [76, 110],
      'The second ends when the third begins: compare with endMs, too.',
    ),
  ],
};

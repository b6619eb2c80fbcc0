import {reads} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const why = (_film: unknown, seen: (string | undefined)[]) => {
  if (seen.some((text) => text?.includes('.')))
    return 'There are parts of a second in it: round with Math.ceil().';
  if (seen.join() === '0,1,2')
    return 'It counts up: subtract the frame from durationInFrames first.';
  if (seen.join() === '3,2,2' || seen[2] === '2')
    return 'The number changes too late or too early: divide by fps, then round up.';
  return undefined;
};

export const checks: StepChecks = {
  looks: [
    0,
    29,
    30,
    59,
    60,
    89,
    {frame: 0, name: 'at 60 fps', video: {fps: 60, durationInFrames: 300}},
  ],
  goals: [
    reads('3, 2, 1: it counts down once a second', /^(-?[\d.]+)$/, {0: '3', 30: '2', 60: '1'}, why),
    reads(
      'Each number stays until its second is over',
      /^(-?[\d.]+)$/,
      {29: '3', 59: '2', 89: '1'},
      why,
    ),
    reads(
      'A film of 300 frames at 60 fps begins with 5',
      /^(-?[\d.]+)$/,
      {'at 60 fps': '5'},
      () =>
        'Take fps and durationInFrames from useVideoConfig(): 30 and 90 are right for one film only.',
    ),
  ],
};

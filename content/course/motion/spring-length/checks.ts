import {changes} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const FRAMES = [3, 6, 9, 12, 15, 18, 21, 24, 27];

export const checks: StepChecks = {
  looks: [0, ...FRAMES, 30, 60],
  goals: [
    changes('It begins without a width', {of: 'hr', what: 'width', values: {0: 0}, within: 12}),
    {
      says: 'It never goes over 800 pixels, nor back',
      test: (film) => {
        const rows = [0, ...FRAMES, 30, 60].map((frame) => ({
          frame,
          width: film.measure(frame, 'width', 'hr') ?? 0,
        }));
        const over = rows.find(({width}) => width > 806);
        if (over)
          return {
            seen: `On frame ${over.frame} it is ${Math.round(over.width)} pixels wide.`,
            hint: 'config: {damping: 200} takes the swing away.',
          };
        const back = rows.find(({width}, index) => width < (rows[index - 1]?.width ?? 0) - 4);
        return back
          ? {
              seen: `On frame ${back.frame} it is shorter than before.`,
              hint: 'config: {damping: 200} takes the swing away.',
            }
          : null;
      },
    },
    {
      says: 'It needs the 30 frames: no less, no more',
      test: (film) => {
        const at = (frame: number) => film.measure(frame, 'width', 'hr') ?? 0;
        if (at(30) < 790)
          return {
            seen: `On frame 30 it is ${Math.round(at(30))} pixels wide.`,
            hint: 'durationInFrames: 30 says when the spring is over.',
          };
        if (at(9) > 760)
          return {
            seen: `On frame 9 it is ${Math.round(at(9))} pixels wide already.`,
            hint: 'durationInFrames: 30 stretches the spring.',
          };
        return null;
      },
    },
  ],
};

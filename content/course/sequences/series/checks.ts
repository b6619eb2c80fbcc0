import {whyUnseen} from '../../../../shared/course/goals.ts';
import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const LINES = [/roof opens/i, /saturn/i, /shooting stars/i];

/** Only one line is in the picture, on the first and on the last of its frames. */
const alone = (says: string, line: number, frames: number[]): Goal => ({
  says,
  test: (film) => {
    for (const frame of frames) {
      const seen = LINES.flatMap((text, index) => (film.sees(frame, text) ? [index] : []));
      const own = LINES[line];
      if (own && !seen.includes(line)) {
        return {
          ...whyUnseen(film, frame, own),
          hint: 'Each Series.Sequence needs durationInFrames={40}: the next one begins when it is over.',
        };
      }
      if (seen.length > 1) {
        return {
          seen: `On frame ${frame} there are ${seen.length} lines at once.`,
          hint: 'Give each line a <Series.Sequence> of its own, all of them in one <Series>.',
        };
      }
    }
    return null;
  },
});

export const checks: StepChecks = {
  looks: [0, 39, 40, 79, 80, 119],
  goals: [
    alone('Frames 0 to 39: the roof opens', 0, [0, 39]),
    alone('Frames 40 to 79: Saturn', 1, [40, 79]),
    alone('Frames 80 to 119: shooting stars', 2, [80, 119]),
  ],
};

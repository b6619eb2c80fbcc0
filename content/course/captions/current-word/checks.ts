import {parseColor} from '../../../../shared/course/color.ts';
import type {Goal, StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

const WORDS = ['Every', 'meteor', 'counts'];
const GOLD = [255, 217, 138];

const isGold = (color: string) => {
  const parts = parseColor(color);
  return parts !== null && GOLD.every((value, index) => Math.abs(value - (parts[index] ?? 0)) < 12);
};

const goldenOn = (film: FilmView, frame: number) =>
  WORDS.filter((word) => {
    const node = film.find(frame, new RegExp(`^${word}$`, 'i'));
    return node !== undefined && isGold(node.color);
  });

const shines = (says: string, frames: number[], word: string): Goal => ({
  says,
  test: (film) => {
    for (const frame of frames) {
      const missing = WORDS.find((one) => !film.sees(frame, new RegExp(one, 'i')));
      if (missing)
        return {
          seen: `On frame ${frame} “${missing}” can’t be seen.`,
          hint: 'All words stay in the picture; only the color of one changes.',
        };
      const golden = goldenOn(film, frame);
      if (golden.join() === word) continue;
      const seen =
        golden.length === 0
          ? `On frame ${frame} no word has the color #ffd98a.`
          : `On frame ${frame} these have the color #ffd98a: ${golden.join(', ')}.`;
      return {
        seen,
        hint:
          golden.length > 1
            ? 'A word stops shining at its endMs: compare with both times.'
            : 'Each word has times in milliseconds: startMs <= now && now < endMs.',
      };
    }
    return null;
  },
});

export const checks: StepChecks = {
  looks: [5, 14, 16, 30, 44, 46, 85],
  goals: [
    shines('Until half a second “Every” shines', [5, 14], 'Every'),
    shines('Then “meteor”, for a second', [16, 30, 44], 'meteor'),
    shines('And then “counts”', [46, 85], 'counts'),
  ],
};

import {parseColor} from '../../../../shared/course/color.ts';
import type {Goal, StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

const COUNTS = [4, 9, 15, 11];

/** The four bars from left to right: boxes with a color, narrower than the picture. */
const barsOn = (film: FilmView, frame: number) =>
  film
    .all(frame, ({background, box}) => (parseColor(background)?.[3] ?? 0) > 0.5 && box.width < 400)
    .sort((a, b) => a.box.x - b.box.x)
    .map(({box}) => box);

const high = (says: string, frame: number, part: number, within: number): Goal => ({
  says,
  test: (film) => {
    const bars = barsOn(film, frame);
    if (bars.length !== COUNTS.length)
      return {seen: `On frame ${frame} there are ${bars.length} bars instead of 4.`};
    const wrong = bars.findIndex(
      ({height}, index) => Math.abs(height - (COUNTS[index] ?? 0) * 30 * part) > within,
    );
    if (wrong < 0) return null;
    const heights = bars.map(({height}) => Math.round(height));
    const isSame = heights.every((height) => height === heights[0]) && heights[0] !== 0;
    return {
      seen: `On frame ${frame} the bars are ${heights.join(', ')} pixels high.`,
      hint: isSame
        ? 'All have one height: multiply it by the count of the bar.'
        : part === 0
          ? 'In the beginning they have no height: multiply by grown, too.'
          : `The one for ${COUNTS[wrong]} should be ${Math.round((COUNTS[wrong] ?? 0) * 30 * part)}.`,
    };
  },
});

export const checks: StepChecks = {
  looks: [0, 20, 40, 89],
  goals: [
    high('On frame 0 no bar has a height', 0, 0, 3),
    high('On frame 20 they are on their way', 20, 0.5, 160),
    high('From frame 40 on they are count × 30 pixels high', 40, 1, 4),
    high('And stay so', 89, 1, 4),
    {
      says: 'They stand on one line at the bottom',
      test: (film) => {
        const ends = barsOn(film, 40).map(({y, height}) => Math.round(y + height));
        if (ends.length > 0 && ends.every((end) => Math.abs(end - (ends[0] ?? 0)) < 3)) return null;
        return {
          seen: `On frame 40 they end at ${ends.join(', ')}.`,
          hint: "alignItems: 'flex-end' of the layer puts them on one line.",
        };
      },
    },
  ],
};

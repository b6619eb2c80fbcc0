import type {Goal, StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

/** Scales of the stars from left to right; a star that isn't there has none. */
const scalesOn = (film: FilmView, frame: number) =>
  film
    .all(frame, ({own}) => own === '★')
    .sort((a, b) => a.ink.x + a.ink.width / 2 - b.ink.x - b.ink.width / 2)
    .map(({scale}) => scale);

const begins = (which: string, index: number, rest: number, there: number): Goal => ({
  says: `The ${which} star begins on frame ${index * 10}`,
  test: (film) => {
    if (scalesOn(film, 80).length !== 3) {
      return {seen: `On frame 80 there are ${scalesOn(film, 80).length} stars instead of 3.`};
    }
    const early = scalesOn(film, rest)[index] ?? 0;
    const late = scalesOn(film, there)[index] ?? 0;
    if (early > 0.05) {
      return {
        seen: `On frame ${rest} the scale of the ${which} star is ${early.toFixed(2)} already.`,
        hint: 'A delay of index * 10 frames keeps it at 0 until then.',
      };
    }
    if (late < 0.15) {
      return {
        seen: `On frame ${there} the scale of the ${which} star is ${late.toFixed(2)} still.`,
        hint: 'The delay is too long: it counts frames, and the first star has none.',
      };
    }
    return null;
  },
});

export const checks: StepChecks = {
  looks: [0, 5, 10, 15, 20, 25, 80],
  goals: [
    begins('first', 0, 0, 5),
    begins('second', 1, 10, 15),
    begins('third', 2, 20, 25),
    {
      says: 'In the end all have their full size',
      test: (film) => {
        const scales = scalesOn(film, 80);
        if (scales.length === 3 && scales.every((scale) => Math.abs(scale - 1) < 0.06)) return null;
        return {
          seen: `On frame 80 their scales are ${scales.map((scale) => scale.toFixed(2)).join(', ')}.`,
        };
      },
    },
  ],
};

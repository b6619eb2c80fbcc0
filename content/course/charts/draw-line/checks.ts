import type {Goal, StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

/** How much of the path is drawn, from its dash; undefined if it has none. */
function drawnOn(film: FilmView, frame: number): number | undefined {
  const [path] = film.all(frame, 'path');
  const [dash = Number.NaN] = (path?.style['stroke-dasharray'] ?? '')
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  const offset = Number.parseFloat(path?.style['stroke-dashoffset'] ?? '');
  return Number.isFinite(dash) && dash > 0 && Number.isFinite(offset)
    ? 1 - offset / dash
    : undefined;
}

const drawn = (says: string, frame: number, wanted: number, within: number): Goal => ({
  says,
  test: (film) => {
    if (film.all(frame, 'path').length === 0)
      return {seen: `On frame ${frame} there is no <path> in the picture.`};
    const part = drawnOn(film, frame);
    if (part === undefined) {
      return {
        seen: `On frame ${frame} the whole path is drawn, without a dash.`,
        hint: 'Spread {...evolvePath(progress, trail)} into the <path>.',
      };
    }
    if (Math.abs(part - wanted) <= within) return null;
    return {
      seen: `On frame ${frame} ${Math.round(part * 100)} % of the path are drawn instead of ${Math.round(wanted * 100)} %.`,
      hint:
        part > 1.01
          ? 'A progress over 1 is more than the path: clamp it.'
          : part < -0.01
            ? 'A progress below 0 is less than nothing: clamp it.'
            : 'The progress goes from 0 on frame 0 to 1 on frame 45.',
    };
  },
});

export const checks: StepChecks = {
  looks: [0, 22, 45, 89],
  goals: [
    drawn('On frame 0 nothing is drawn', 0, 0, 0.03),
    drawn('On frame 22 about half of it', 22, 0.5, 0.3),
    drawn('From frame 45 on all of it', 45, 1, 0.02),
    drawn('And it stays', 89, 1, 0.02),
  ],
};

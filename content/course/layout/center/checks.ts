import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const TITLE = /meteor\s*night/i;

const middle = (says: string, axis: 'x' | 'y', at: number | string, wanted: number): Goal => ({
  says,
  test: (film) => {
    const found = film.measure(at, axis, TITLE);
    if (found === undefined) return {seen: 'The title isn’t in the picture.'};
    if (Math.abs(found - wanted) <= 26) return null;
    const from = axis === 'x' ? 'left' : 'top';
    const own = axis === 'x' ? 'alignItems' : 'justifyContent';
    return {
      seen: `The middle of the title is ${Math.round(found)} pixels from the ${from} instead of ${wanted}.`,
      hint:
        typeof at === 'string'
          ? 'A number of pixels is right in one size only: let the flex box do it.'
          : `In a column, ${own}: 'center' does it.`,
    };
  },
});

export const checks: StepChecks = {
  looks: [0, {frame: 0, name: 'an upright picture', video: {width: 720, height: 1280}}],
  goals: [
    middle('It is in the middle from left to right', 'x', 0, 640),
    middle('It is in the middle from top to bottom', 'y', 0, 360),
    middle('In an upright picture, too: left to right', 'x', 'an upright picture', 360),
    middle('And top to bottom', 'y', 'an upright picture', 640),
  ],
};

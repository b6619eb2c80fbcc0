import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const NUMBER = /^([\d.,\s]+)$/;

const counts = (says: string, frame: number, wanted: number, within: number): Goal => ({
  says,
  test: (film) => {
    const text = film.find(frame, NUMBER)?.text;
    if (text === undefined) return {seen: `On frame ${frame} there is no number in the picture.`};
    if (/\.\d{1,2}$|\.\d{4,}/.test(text)) {
      return {
        seen: `On frame ${frame} it reads ${text.slice(0, 12)}.`,
        hint: 'Math.round() makes a whole number of it.',
      };
    }
    const found = Number(text.replace(/\D/g, ''));
    if (Math.abs(found - wanted) <= within) return null;
    return {
      seen: `On frame ${frame} it reads ${text} instead of ${wanted}.`,
      hint:
        found > wanted && frame > 60
          ? 'After frame 60 it continues: clamp the right side.'
          : 'interpolate(frame, [0, 60], [0, 1284]) goes from the first number to the last.',
    };
  },
});

export const checks: StepChecks = {
  looks: [0, 11, 30, 60, 89],
  goals: [
    counts('On frame 0 it reads 0', 0, 0, 0),
    counts('It shows whole numbers on the way', 11, 235, 420),
    counts('On frame 30 it is halfway', 30, 642, 330),
    counts('On frame 60 it reads 1284', 60, 1284, 0),
    counts('And stays there', 89, 1284, 0),
  ],
};

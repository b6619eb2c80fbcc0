import type {Goal, StepChecks} from '../../../../shared/course/step.ts';

const MOON = /^☾$/;
const TITLE = /^meteor\s*night$/i;

const arranged = (says: string, at: number | string, wanted: 'row' | 'column'): Goal => ({
  says,
  test: (film) => {
    const moon = film.find(at, MOON)?.ink;
    const title = film.find(at, TITLE)?.ink;
    if (!moon || !title) return {seen: 'Moon and title aren’t both in the picture.'};
    const isBeside = title.x >= moon.x + moon.width - 5;
    const isBelow = title.y >= moon.y + moon.height - 60;
    if (wanted === 'row' ? isBeside && !isBelow : isBelow && !isBeside) return null;
    const where = isBeside ? 'beside' : isBelow ? 'below' : 'over';
    return {
      seen: `${typeof at === 'string' ? 'In the upright picture' : 'In the wide picture'} the title stands ${where} the moon.`,
      hint: /useVideoConfig/.test(film.code)
        ? "A wide picture has a width greater than its height: then it is 'row', otherwise 'column'."
        : 'Ask useVideoConfig() for width and height, and let flexDirection depend on them.',
    };
  },
});

export const checks: StepChecks = {
  looks: [0, {frame: 0, name: 'upright', video: {width: 720, height: 1280}}],
  goals: [
    arranged('In a wide picture they stand side by side', 0, 'row'),
    arranged('In an upright one, below each other', 'upright', 'column'),
  ],
};

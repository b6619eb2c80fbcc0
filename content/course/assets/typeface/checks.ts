import type {StepChecks} from '../../../../shared/course/step.ts';

const TITLE = /METEOR NIGHT/;

/** Width of the title in Anton, in parts of its font size. */
const WIDTH = 5.27;

export const checks: StepChecks = {
  looks: [0],
  goals: [
    {
      says: 'The title is set in Anton',
      test: (film) => {
        const title = film.find(0, TITLE);
        if (!title) return {seen: 'The title isn’t in the picture.'};
        const [family = ''] = title.fontFamily.split(',');
        if (/^["']?anton["']?$/i.test(family.trim())) return null;
        return {
          seen: `Its fontFamily is ${family}.`,
          hint: 'loadFont() of @remotion/google-fonts/Anton returns {fontFamily}: put it into the style of the title.',
        };
      },
    },
    {
      says: 'The letters are those of Anton, also where it isn’t installed',
      test: (film) => {
        const title = film.find(0, TITLE);
        if (!title) return {seen: 'The title isn’t in the picture.'};
        const width = title.ink.width / (title.fontSize * title.scale);
        if (Math.abs(width - WIDTH) < 0.06) return null;
        return {
          seen: `The title is ${width.toFixed(2)} times as wide as its font size. In Anton it would be ${WIDTH}.`,
          hint: 'The name alone loads nothing: call loadFont() of @remotion/google-fonts/Anton, outside of the component.',
        };
      },
    },
  ],
};

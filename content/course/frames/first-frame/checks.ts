import {brightness} from '../../../../shared/course/color.ts';
import {shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const TITLE = /meteor\s*night/i;

export const checks: StepChecks = {
  looks: [0, 60],
  goals: [
    shows('The words “Meteor Night” are in the picture', TITLE, [0, 60]),
    {
      says: 'They are bright enough for a dark sky',
      test: (film) => {
        const title = film.find(0, TITLE);
        if (!title) return {seen: 'There is no title yet.'};
        const light = brightness(title.color);
        if (light >= 0.35) return null;
        return {
          seen: `The title has the color ${title.color}, which is nearly as dark as the sky.`,
          hint: 'Without a color text is black: set color in the style of the <h1>.',
        };
      },
    },
  ],
};

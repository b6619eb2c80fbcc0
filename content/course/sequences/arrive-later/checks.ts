import {changes, hides, shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const TITLE = /^meteor\s*night$/i;
const DAY = /^august 12/i;

export const checks: StepChecks = {
  looks: [0, 44, 45, 60, 119],
  goals: [
    shows(
      'The title is there from the beginning',
      TITLE,
      [0, 44, 119],
      'Only the day belongs in the Sequence.',
    ),
    hides(
      'Until frame 44 the day isn’t there',
      DAY,
      [0, 44],
      'Wrap the line in <Sequence from={45} layout="none">. Frames count from 0.',
    ),
    shows(
      'From frame 45 on it is',
      DAY,
      [45, 119],
      'from={45} is the first frame on which it is there; without a duration it stays.',
    ),
    {
      says: 'The day stands below the title',
      test: (film) => {
        const title = film.find(60, TITLE);
        const day = film.find(60, DAY);
        if (!title || !day) return {seen: 'On frame 60 they are not both there.'};
        if (day.ink.y >= title.ink.y + title.ink.height * 0.7) return null;
        return {
          seen: `On frame 60 the day begins at ${Math.round(day.ink.y)}, where the title is, too.`,
          hint: 'A Sequence covers the picture from its top left corner: layout="none" leaves its content in its place.',
        };
      },
    },
    changes('The title doesn’t move when the day comes', {
      of: TITLE,
      what: 'top',
      values: {45: 80, 60: 80},
      within: 60,
    }),
  ],
};

import {changes, shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

const NIGHT = /^night$/i;

export const checks: StepChecks = {
  looks: [0, 30, 49, 50, 52, 55, 58, 59, 60, 100],
  goals: [
    shows(
      'Dusk is there until it is covered',
      /^dusk$/i,
      [0, 30, 49, 55, 59],
      'Dusk lasts its 60 frames: only the second part gets an offset.',
    ),
    {
      says: 'The night begins on frame 50',
      test: (film) => {
        const part = film.sequences(30).find(({from}) => from > 0);
        const isThere = film.find(50, NIGHT) !== undefined && film.find(49, NIGHT) === undefined;
        if (isThere) return null;
        return part
          ? {
              seen: `The second part begins on frame ${part.from}.`,
              hint:
                part.from === 60
                  ? 'offset={-10} on the second Series.Sequence lets it begin 10 frames earlier.'
                  : 'A negative offset moves it to the left: offset={-10}.',
            }
          : {
              seen: 'No second part begins on frame 50.',
              hint: 'offset={-10} on the second Series.Sequence lets it begin 10 frames earlier.',
            };
      },
    },
    changes('It fades in from frame 50 to 60', {
      of: NIGHT,
      what: 'opacity',
      values: {50: 0, 55: 0.5, 60: 1, 100: 1},
      within: 0.2,
      hint: 'In Night the frame counts from 0: interpolate(useCurrentFrame(), [0, 10], [0, 1]).',
    }),
  ],
};

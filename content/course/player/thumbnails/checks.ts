import type {StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

const TIMES = ['22:00', '22:45', '23:15'];

const timesIn = (film: FilmView) =>
  film.all(0, ({own}) => /^\d\d:\d\d$/.test(own)).map(({own}) => own);

export const checks: StepChecks = {
  looks: [0],
  goals: [
    {
      says: 'There are three pictures: of 22:00, 22:45 and 23:15',
      test: (film) => {
        const times = timesIn(film);
        if (times.join() === TIMES.join()) return null;
        return {
          seen: `The pictures are of ${times.join(', ') || 'nothing'}.`,
          hint:
            times.join() === '22:00,22:01,22:02'
              ? 'That is the number of the chapter, not its frame: take frame from the row.'
              : 'Each row has a frame of its own: chapters.map(({title, frame}) => …), and frameToDisplay={frame}.',
        };
      },
    },
    {
      says: 'None of them is a Player',
      test: (film) => {
        const count = film.components(0, 'Player').length;
        return count === 0
          ? null
          : {
              seen: `There are ${count} Players on the page.`,
              hint: 'A Player gets ready to play, each one anew: a picture is a <Thumbnail>.',
            };
      },
    },
    {
      says: 'Each has its title',
      test: (film) => {
        const missing = ['The roof opens', 'Saturn', 'Meteors'].find(
          (title) => !film.sees(0, new RegExp(`^${title}$`)),
        );
        return missing === undefined ? null : {seen: `“${missing}” can’t be read.`};
      },
    },
  ],
};

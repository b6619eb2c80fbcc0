import type {Goal, StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

const TEXT = 'Bring a blanket and a thermos.';

/** What a viewer reads: letters may be there already, but transparent. */
const readOn = (film: FilmView, frame: number) =>
  film
    .all(frame, ({own, opacity}) => own !== '' && opacity > 0.1)
    .map(({own}) => own)
    .join('')
    .replace(/[|_▌]$/, '');

const plain = (text: string) => text.replace(/\s/g, '');

const typed = (says: string, frame: number, count: number): Goal => ({
  says,
  test: (film) => {
    const seen = plain(readOn(film, frame));
    const wanted = plain(TEXT.slice(0, count));
    if (Math.abs(seen.length - wanted.length) <= 1 && plain(TEXT).startsWith(seen)) return null;
    const read = seen ? `“${readOn(film, frame)}”` : 'nothing';
    const says = `On frame ${frame} it reads ${read}.`;
    if (seen && plain(TEXT).endsWith(seen) && !plain(TEXT).startsWith(seen)) {
      return {seen: says, hint: 'That is its end: slice(0, count) gives the beginning.'};
    }
    if (seen.length > wanted.length) {
      return {
        seen: says,
        hint: 'That is too much: text.slice(0, Math.floor(frame / 2)) gives a letter every two frames.',
      };
    }
    return {seen: says, hint: 'That is too little: count the letters with frame / 2, not slower.'};
  },
});

export const checks: StepChecks = {
  looks: [0, 20, 40, 60, 99],
  goals: [
    typed('On frame 0 nothing is typed', 0, 0),
    typed('On frame 20 ten letters are', 20, 10),
    typed('On frame 40 twenty', 40, 20),
    typed('From frame 60 on it is complete', 60, 30),
    typed('And stays so', 99, 30),
  ],
};

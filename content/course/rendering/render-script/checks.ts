import type {StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

const LENGTHS: Record<string, number> = {Nora: 90, Ines: 120, Tom: 60};
const GUESTS = Object.keys(LENGTHS);

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What renderMedia() was asked for, by the file it makes. */
const rendered = (film: FilmView) =>
  new Map(
    film
      .calls('renderMedia')
      .map(({options}) => [text(options.outputLocation).replace(/^\.\//, ''), options] as const),
  );

export const checks: StepChecks = {
  looks: [0],
  script: 'render.mts',
  goals: [
    {
      says: 'It renders out/Nora.mp4, out/Ines.mp4 and out/Tom.mp4',
      test: (film) => {
        const files = [...rendered(film).keys()];
        const wanted = GUESTS.map((guest) => `out/${guest}.mp4`);
        if (wanted.every((file) => files.includes(file)) && files.length === 3) return null;
        const count = film.calls('renderMedia').length;
        return {
          seen: `renderMedia() is called ${count} ${count === 1 ? 'time' : 'times'}, for ${files.join(', ') || 'no file'}.`,
          hint:
            count === 3
              ? 'A file that is rendered again takes the place of the one before: put the name of the guest into outputLocation.'
              : 'for (const inputProps of guests) goes through all of them.',
        };
      },
    },
    {
      says: 'Each film gets the props of its guest',
      test: (film) => {
        for (const guest of GUESTS) {
          const options = rendered(film).get(`out/${guest}.mp4`);
          if (!options) return {seen: `out/${guest}.mp4 isn’t rendered.`};
          const name = member(options.inputProps, 'guest');
          if (name !== guest)
            return {
              seen: `The guest of out/${guest}.mp4 is ${text(name) || 'that of the default props'}.`,
              hint: 'renderMedia() has its own inputProps: without them it takes the defaults.',
            };
        }
        return null;
      },
    },
    {
      says: 'Each is as long as its program',
      test: (film) => {
        for (const [guest, wanted] of Object.entries(LENGTHS)) {
          const options = rendered(film).get(`out/${guest}.mp4`);
          const length = member(options?.composition, 'durationInFrames');
          if (length !== wanted)
            return {
              seen: `out/${guest}.mp4 has ${text(length) || String(length ?? 'no')} frames instead of ${wanted}.`,
              hint: 'Its length comes from calculateMetadata(), which selectComposition() calls: it needs the inputProps of this guest, too.',
            };
        }
        return null;
      },
    },
    {
      says: 'The project is bundled once',
      test: (film) => {
        const count = film.calls('bundle').length;
        return count === 1
          ? null
          : {
              seen: `bundle() is called ${count} times.`,
              hint: 'The code is the same for every guest: bundle it before the loop.',
            };
      },
    },
  ],
};

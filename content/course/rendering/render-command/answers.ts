import type {Answers} from '../../../../shared/course/step.ts';

const LINE = 'remotion render Program out/nora.mp4 --props=nora.json --scale=0.5';

export const answers: Answers = {
  right: {
    'all that can be said': [
      [
        LINE,
        'npx remotion render src/index.ts Program ./out/nora.mp4 --scale .5 --props ./nora.json',
      ],
    ],
    'the file as a flag, the values written out': [
      [
        LINE,
        `remotion render Program --output=out/nora.mp4 --scale=0.5 --muted --props='{\\"guest\\": \\"Nora\\", \\"lines\\": [\\"23:30 Meteors\\"]}'`,
      ],
    ],
  },
  wrong: {
    'the file first': {
      code: [['Program out/nora.mp4', 'out/nora.mp4 Program']],
      says: /comes first, then the file/,
    },
    percent: {code: [['--scale=0.5', '--scale=50']], says: /64000 × 36000.*is a factor/},
    'another name of the flag': {
      code: [['--props=', '--input-props=']],
      says: /no flag --input-props/,
    },
    'a file that isn’t there': {
      code: [['--props=nora.json', '--props=props/nora.json']],
      says: /no file props\/nora\.json/,
    },
    'a still': {
      code: [['remotion render', 'remotion still']],
      says: /“remotion render” makes a film/,
    },
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'placed at the edges': [
      [
        "{{width: '100%', height: '100%', objectFit: 'cover'}}",
        "{{position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover'}}",
      ],
    ],
    'in pixels of the film': [
      [
        "{{width: '100%', height: '100%', objectFit: 'cover'}}",
        "{{width: 1280, height: 720, objectFit: 'cover', objectPosition: 'bottom'}}",
      ],
    ],
  },
  wrong: {
    'a plain img': {
      code: [
        ['<Img', '<img alt=""'],
        ['AbsoluteFill, Img, staticFile', 'AbsoluteFill, staticFile'],
      ],
      says: /With <img> a render may take/,
    },
    stretched: {code: [[", objectFit: 'cover'", '']], says: /keeps its proportions/},
    'as large as the file says': {
      code: [["width: '100%', height: '100%', objectFit", "width: 600, height: 'auto', objectFit"]],
      says: /as large as the layer/,
    },
  },
};

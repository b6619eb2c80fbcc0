import type {Answers} from '../../../../shared/course/step.ts';

const SLICE = '{text.slice(0, Math.floor(frame / 2))}';

export const answers: Answers = {
  right: {
    'all letters, some transparent': [
      [
        SLICE,
        "<div>\n        {text.split('').map((letter, index) => (\n          <span key={index} style={{opacity: index < Math.floor(frame / 2) ? 1 : 0}}>\n            {letter}\n          </span>\n        ))}\n      </div>",
      ],
    ],
    'interpolated, with a cursor': [
      ['AbsoluteFill, useCurrentFrame', 'AbsoluteFill, interpolate, useCurrentFrame'],
      [
        SLICE,
        '{text.slice(0, Math.floor(interpolate(frame, [0, 60], [0, 30])))}\n      <span>|</span>',
      ],
    ],
  },
  wrong: {
    'a letter each frame': {code: [['frame / 2', 'frame']], says: /That is too much/},
    'the end of the text': {
      code: [['slice(0, Math.floor(frame / 2))', 'slice(-Math.floor(frame / 2) - 1)']],
      says: /That is its end/,
    },
    'too slow': {code: [['frame / 2', 'frame / 4']], says: /That is too little/},
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

const BOTH = "        justifyContent: 'center',\n        alignItems: 'center',\n";

export const answers: Answers = {
  right: {
    'a grid': [[BOTH, "        display: 'grid',\n        placeItems: 'center',\n"]],
    'margins that share the rest': [
      [BOTH, ''],
      ['<div>', "<div style={{margin: 'auto'}}>"],
    ],
  },
  wrong: {
    'only across': {
      code: [["        justifyContent: 'center',\n", '']],
      says: /justifyContent: 'center' does it/,
    },
    'text in the middle of its box': {
      code: [[BOTH, "        justifyContent: 'flex-start',\n        textAlign: 'center',\n"]],
      says: /from the top instead of 360/,
    },
    pixels: {
      code: [
        [BOTH, ''],
        [
          '<div>',
          "<div style={{position: 'absolute', left: 372, top: 308, whiteSpace: 'nowrap'}}>",
        ],
      ],
      says: /right in one size only/,
    },
  },
};

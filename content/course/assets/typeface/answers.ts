import type {Answers} from '../../../../shared/course/step.ts';

const LOAD = 'const {fontFamily} = loadFont();';

export const answers: Answers = {
  right: {
    'on the whole layer': [
      [
        "        backgroundColor: '#0b1026',",
        "        fontFamily,\n        backgroundColor: '#0b1026',",
      ],
      ['<div style={{fontFamily}}>', '<div>'],
    ],
    'only the letters that are needed, and a second choice': [
      [LOAD, "const anton = loadFont('normal', {weights: ['400'], subsets: ['latin']});"],
      ['{{fontFamily}}', '{{fontFamily: `${anton.fontFamily}, sans-serif`}}'],
    ],
  },
  wrong: {
    'the name alone': {
      code: [
        ["import {loadFont} from '@remotion/google-fonts/Anton';\n", ''],
        [`${LOAD}\n\n`, ''],
        ['{{fontFamily}}', "{{fontFamily: 'Anton'}}"],
      ],
      says: /The name alone loads nothing/,
    },
    'loaded, but not used': {
      code: [
        [LOAD, 'loadFont();'],
        [' style={{fontFamily}}', ''],
      ],
      says: /put it into the style of the title/,
    },
    'imported, but not loaded': {
      code: [
        ['import {loadFont}', 'import {fontFamily}'],
        [`${LOAD}\n\n`, ''],
      ],
      says: /The name alone loads nothing/,
    },
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

const CALL = 'const {fontSize} = fitText({text: title, withinWidth: 1120, ...font});';

export const answers: Answers = {
  right: {
    'measured and scaled': [
      ['import {fitText}', 'import {measureText}'],
      [
        CALL,
        'const {width} = measureText({text: title, fontSize: 100, ...font});\n  const fontSize = (1120 / width) * 100;',
      ],
    ],
    'from the width of the film': [
      [
        "import {AbsoluteFill} from 'remotion';",
        "import {AbsoluteFill, useVideoConfig} from 'remotion';",
      ],
      [
        CALL,
        'const {width} = useVideoConfig();\n  const {fontSize} = fitText({text: title, withinWidth: width - 160, ...font});',
      ],
    ],
  },
  wrong: {
    'a size that is right once': {
      code: [
        ["import {fitText} from '@remotion/layout-utils';\n", ''],
        [CALL, 'const fontSize = 185;'],
      ],
      says: /let fitText\(\) compute it/,
    },
    'another font': {
      code: [['withinWidth: 1120, ...font', "withinWidth: 1120, fontFamily: 'monospace'"]],
      says: /another text or font/,
    },
    'always the same text': {
      code: [['text: title', "text: 'Meteor Night'"]],
      says: /another text or font/,
    },
  },
};

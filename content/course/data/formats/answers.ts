import type {Answers} from '../../../../shared/course/step.ts';

const CHOICE = "width > height ? 'row' : 'column'";

export const answers: Answers = {
  right: {
    'the other way round': [[CHOICE, "height >= width ? 'column' : 'row'"]],
    'a name for it': [
      [
        '  const {width, height} = useVideoConfig();\n',
        '  const video = useVideoConfig();\n  const isUpright = video.height > video.width;\n',
      ],
      [CHOICE, "isUpright ? 'column' : 'row'"],
    ],
  },
  wrong: {
    'always a column': {
      code: [
        [
          "import {AbsoluteFill, useVideoConfig} from 'remotion';",
          "import {AbsoluteFill} from 'remotion';",
        ],
        ['  const {width, height} = useVideoConfig();\n\n', ''],
        [CHOICE, "'column'"],
      ],
      says: /Ask useVideoConfig\(\)/,
    },
    'mixed up': {
      code: [[CHOICE, "width > height ? 'column' : 'row'"]],
      says: /then it is 'row', otherwise 'column'/,
    },
    'the window instead of the film': {
      code: [
        [
          'const {width, height} = useVideoConfig();',
          'const {innerWidth: width, innerHeight: height} = window;',
        ],
        ['AbsoluteFill, useVideoConfig', 'AbsoluteFill'],
      ],
      says: /In the upright picture the title stands beside/,
    },
  },
};

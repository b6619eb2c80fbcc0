import type {Answers} from '../../../../shared/course/step.ts';

const BUNDLE = "const serveUrl = await bundle({entryPoint: './src/index.ts'});\n";

export const answers: Answers = {
  right: {
    'a function for each guest': [
      [
        'for (const inputProps of guests) {',
        'async function render(inputProps: (typeof guests)[number]) {',
      ],
      [
        '    outputLocation: `out/${inputProps.guest}.mp4`,\n  });\n}\n',
        "    outputLocation: './out/' + inputProps.guest + '.mp4',\n  });\n}\n\nfor (const guest of guests) await render(guest);\n",
      ],
    ],
    'a path of Node.js, and a length that is found out': [
      [
        "import {bundle} from '@remotion/bundler';",
        "import path from 'node:path';\nimport {bundle} from '@remotion/bundler';",
      ],
      ["'./src/index.ts'", "path.resolve('src', 'index.ts')"],
      [
        '    composition,\n    inputProps,\n',
        '    composition: {...composition, durationInFrames: 30 + 30 * inputProps.lines.length},\n    inputProps,\n',
      ],
      ["id: 'Program', inputProps}", "id: 'Program', inputProps, logLevel: 'info'}"],
    ],
  },
  wrong: {
    'one file for all': {
      code: [['`out/${inputProps.guest}.mp4`', "'out/guest.mp4'"]],
      says: /takes the place of the one before/,
    },
    'the length of the defaults': {
      code: [["id: 'Program', inputProps}", "id: 'Program'}"]],
      says: /Nora\.mp4 has 120 frames instead of 90.*selectComposition/,
    },
    'the props of the defaults': {
      code: [['    composition,\n    inputProps,\n', '    composition,\n']],
      says: /has its own inputProps/,
    },
    'bundled again and again': {
      code: [
        [`${BUNDLE}\n`, ''],
        ['for (const inputProps of guests) {\n', `for (const inputProps of guests) {\n  ${BUNDLE}`],
      ],
      says: /bundle it before the loop/,
    },
    'a name in small letters': {
      code: [["id: 'Program', inputProps}", "id: 'program', inputProps}"]],
      says: /no composition "program"\. There are: Program/,
    },
  },
};

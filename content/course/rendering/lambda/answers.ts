import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'computed from the length': [
      [
        "const region = 'eu-central-1';",
        "const region = 'eu-central-1';\nconst framesPerLambda = 30;\nconst lambdasInvoked = Math.ceil(120 / framesPerLambda) + 1;",
      ],
      ['  framesPerLambda: 30,\n', '  framesPerLambda,\n'],
      ['lambdasInvoked: 5', 'lambdasInvoked'],
      ['5 * 4000', 'lambdasInvoked * 4000'],
    ],
    'all regions, one function': [
      ["'eu-central-1'", "'us-east-1'"],
      ['const [installed] = await getFunctions({region, compatibleOnly: true});\n', ''],
      ['installed.functionName', "'remotion-render-4-0-311-mem2048mb-disk2048mb-120sec'"],
      [
        '{estimatePrice, getFunctions, renderMediaOnLambda}',
        '{estimatePrice, renderMediaOnLambda}',
      ],
      ['5 * 4000', '20_000'],
    ],
  },
  wrong: {
    'the number of parts': {
      code: [['framesPerLambda: 30', 'framesPerLambda: 4']],
      says: /30 functions render them.*not the parts/,
    },
    'without the one that leads': {
      code: [['lambdasInvoked: 5', 'lambdasInvoked: 4']],
      says: /the one that coordinates the others/,
    },
    'the time of one': {
      code: [['5 * 4000', '4000']],
      says: /five times four seconds/,
    },
    seconds: {code: [['5 * 4000', '5 * 4']], says: /counts milliseconds/},
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

const PARSE = 'const {captions} = parseSrt({input: srt});';

export const answers: Answers = {
  right: {
    'parsed where it is needed': [
      [`${PARSE}\n\n`, ''],
      [
        '  const {fps} = useVideoConfig();\n',
        '  const {fps} = useVideoConfig();\n  const list = parseSrt({input: srt}).captions;\n',
      ],
      ['captions.find', 'list.find'],
    ],
    'only those with a text': [
      [PARSE, 'const captions = parseSrt({input: srt}).captions.filter(({text}) => text !== "");'],
    ],
  },
  wrong: {
    'the whole file': {
      code: [['{caption?.text}', '{caption ? srt : null}']],
      says: /isn’t for viewers/,
    },
    'all texts at once': {
      code: [['{caption?.text}', "{captions.map(({text}) => text).join(' ')}"]],
      says: /Look for the caption of this moment/,
    },
    'not parsed': {
      code: [[PARSE, 'const captions: ReturnType<typeof parseSrt>["captions"] = [];']],
      says: /gives the list/,
    },
  },
};

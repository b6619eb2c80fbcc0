import type {Answers} from '../../../../shared/course/step.ts';

const COLOR = "startMs <= now && now < endMs ? '#ffd98a' : 'white'";

export const answers: Answers = {
  right: {
    'the last that has begun': [
      [
        '  return (',
        '  const spoken = words.filter(({startMs}) => startMs <= now).at(-1);\n\n  return (',
      ],
      [COLOR, "spoken?.startMs === startMs ? '#ffd98a' : 'white'"],
      ['{text, startMs, endMs}', '{text, startMs}'],
    ],
    'a word within the word': [
      [`style={{color: ${COLOR}}}`, "style={{color: 'white'}}"],
      [
        '          {text}',
        "          <b style={{fontWeight: 400, color: now >= startMs && now < endMs ? 'rgb(255 217 138)' : 'inherit'}}>\n            {text}\n          </b>",
      ],
    ],
  },
  wrong: {
    'without an end': {
      code: [['startMs <= now && now < endMs', 'startMs <= now']],
      says: /compare with both times/,
    },
    'only the spoken word': {
      code: [
        ['words.map(', 'words.filter((word) => word.startMs <= now && now < word.endMs).map('],
      ],
      says: /All words stay in the picture/,
    },
    never: {
      code: [['startMs <= now && now < endMs', 'startMs === now']],
      says: /no word has the color/,
    },
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

const FIND = 'pages.find(({startMs, durationMs}) => startMs <= now && now < startMs + durationMs)';

export const answers: Answers = {
  right: {
    'a Sequence for each page': [
      ['AbsoluteFill, useCurrentFrame, useVideoConfig', 'AbsoluteFill, Sequence, useVideoConfig'],
      ['  const frame = useCurrentFrame();\n', ''],
      ['  const now = (frame / fps) * 1000;\n', ''],
      [`  const page = ${FIND};\n`, ''],
      [
        '      <div>{page?.text}</div>',
        '      {pages.map(({text, startMs, durationMs}) => {\n        const from = Math.round((startMs / 1000) * fps);\n        const end = Math.round(((startMs + durationMs) / 1000) * fps);\n\n        return (\n          <Sequence key={startMs} from={from} durationInFrames={Math.max(1, end - from)} layout="none">\n            <div>{text}</div>\n          </Sequence>\n        );\n      })}',
      ],
    ],
    'the last that has begun': [[FIND, 'pages.filter(({startMs}) => startMs <= now).at(-1)']],
  },
  wrong: {
    'word by word': {
      code: [['combineTokensWithinMilliseconds: 900', 'combineTokensWithinMilliseconds: 0']],
      says: /These are single words/,
    },
    'all in one page': {
      code: [['combineTokensWithinMilliseconds: 900', 'combineTokensWithinMilliseconds: 9000']],
      says: /how long a page goes on taking words/,
    },
    'a length for an end': {
      code: [['now < startMs + durationMs', 'now < durationMs']],
      says: /until startMs \+ durationMs/,
    },
  },
};

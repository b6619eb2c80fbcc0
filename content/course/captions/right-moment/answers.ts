import type {Answers} from '../../../../shared/course/step.ts';

const FIND = 'captions.find(({startMs, endMs}) => startMs <= now && now < endMs)';

export const answers: Answers = {
  right: {
    'a Sequence for each': [
      ['AbsoluteFill, useCurrentFrame, useVideoConfig', 'AbsoluteFill, Sequence, useVideoConfig'],
      ['  const frame = useCurrentFrame();\n', ''],
      ['  const now = (frame / fps) * 1000;\n', ''],
      [`  const caption = ${FIND};\n`, ''],
      [
        '      <div>{caption?.text}</div>',
        '      {captions.map(({text, startMs, endMs}) => (\n        <Sequence\n          key={startMs}\n          from={Math.round((startMs / 1000) * fps)}\n          durationInFrames={Math.round(((endMs - startMs) / 1000) * fps)}\n        >\n          {text}\n        </Sequence>\n      ))}',
      ],
    ],
    'frames instead of milliseconds': [
      ['(frame / fps) * 1000', 'frame'],
      [
        FIND,
        'captions.find(\n    ({startMs, endMs}) => now >= (startMs * fps) / 1000 && now < (endMs * fps) / 1000,\n  )',
      ],
    ],
  },
  wrong: {
    'seconds and milliseconds': {
      code: [['(frame / fps) * 1000', 'frame / fps']],
      says: /Milliseconds are/,
    },
    'without an end': {
      code: [[FIND, 'captions.filter(({startMs}) => startMs <= now).at(-1)']],
      says: /compare with both/,
    },
    'frames for milliseconds': {
      code: [['(frame / fps) * 1000', 'frame']],
      says: /Milliseconds are/,
    },
  },
};

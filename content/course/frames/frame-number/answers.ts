import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'a component of its own': [
      [
        'export const Film',
        'const Counter = () => {\n  return <p>{`Frame ${useCurrentFrame()}`}</p>;\n};\n\nexport const Film',
      ],
      ['  const frame = useCurrentFrame();\n\n', ''],
      ['<p>Frame {frame}</p>', '<Counter />'],
    ],
    'a colon and a span': [
      ['<p>Frame {frame}</p>', '<p>\n        Frame: <span>{frame}</span>\n      </p>'],
    ],
  },
  wrong: {
    'counts from one': {code: [['Frame {frame}', 'Frame {frame + 1}']], says: /first frame is 0/},
    'a timer': {
      code: [
        [
          "import {AbsoluteFill, useCurrentFrame} from 'remotion';",
          "import {useEffect, useState} from 'react';\nimport {AbsoluteFill} from 'remotion';",
        ],
        [
          'const frame = useCurrentFrame();',
          'const [frame, setFrame] = useState(0);\n  useEffect(() => {\n    const timer = setInterval(() => setFrame((before) => before + 1), 33);\n    return () => clearInterval(timer);\n  }, []);',
        ],
      ],
      says: /only clock/,
    },
    'written down': {code: [['Frame {frame}', 'Frame 45']], says: /never changes/},
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

const OPEN = '<Sequence key={line} from={index * 20} layout="none">';

export const answers: Answers = {
  right: {
    'hidden by the frame': [
      ['AbsoluteFill, Sequence', 'AbsoluteFill, useCurrentFrame'],
      ['  return (', '  const frame = useCurrentFrame();\n  return ('],
      [OPEN, '<div key={line} style={{opacity: frame >= index * 20 ? 1 : 0}}>'],
      ['        </Sequence>', '        </div>'],
    ],
    'a part of the list': [
      ['AbsoluteFill, Sequence', 'AbsoluteFill, useCurrentFrame'],
      ['  return (', '  const count = Math.floor(useCurrentFrame() / 20) + 1;\n  return ('],
      ['program.map((line, index)', 'program.slice(0, count).map((line)'],
      [OPEN, '<div key={line}>'],
      ['        </Sequence>', '        </div>'],
    ],
  },
  wrong: {
    'all at once': {code: [['from={index * 20} ', '']], says: /lets a line wait/},
    'over each other': {code: [[' layout="none"', '']], says: /leaves each line in its place/},
    'only three': {
      code: [['program.map(', 'program.slice(0, 3).map(']],
      says: /instead of writing them one by one/,
    },
  },
};

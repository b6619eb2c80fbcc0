import type {Answers} from '../../../../shared/course/step.ts';

const OPEN = '<Sequence from={45} layout="none">';

export const answers: Answers = {
  right: {
    'a condition instead': [
      ['AbsoluteFill, Sequence', 'AbsoluteFill, useCurrentFrame'],
      ['  return (', '  const frame = useCurrentFrame();\n  return ('],
      [
        `      ${OPEN}\n        <p style={{margin: 0}}>August 12, Kestrel Hill</p>\n      </Sequence>`,
        '      {frame >= 45 && <p style={{margin: 0}}>August 12, Kestrel Hill</p>}',
      ],
    ],
    'a layer that is pushed down': [[OPEN, '<Sequence from={45} style={{top: 200, left: 80}}>']],
  },
  wrong: {
    'both in the Sequence': {
      code: [
        [
          `      <h1 style={{margin: 0}}>Meteor Night</h1>\n      ${OPEN}`,
          `      ${OPEN}\n        <h1 style={{margin: 0}}>Meteor Night</h1>`,
        ],
      ],
      says: /Only the day belongs/,
    },
    'a layer over the title': {code: [[' layout="none"', '']], says: /layout="none" leaves/},
    'a duration instead of a beginning': {
      code: [['from={45}', 'durationInFrames={45}']],
      says: /Wrap the line/,
    },
  },
};

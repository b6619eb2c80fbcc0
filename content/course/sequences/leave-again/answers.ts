import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'a Sequence within another': [
      [
        '<Sequence from={30} durationInFrames={45}>',
        '<Sequence from={20}>\n        <Sequence from={10} durationInFrames={45}>',
      ],
      ['      </Sequence>', '        </Sequence>\n      </Sequence>'],
    ],
    'a condition instead': [
      ['AbsoluteFill, Sequence', 'AbsoluteFill, useCurrentFrame'],
      [
        '  return (',
        '  const frame = useCurrentFrame();\n  const isThere = frame >= 30 && frame < 75;\n  return (',
      ],
      ['<Sequence from={30} durationInFrames={45}>', '{isThere && ('],
      ['      </Sequence>', '      )}'],
    ],
  },
  wrong: {
    'the last frame as duration': {
      code: [['durationInFrames={45}', 'durationInFrames={75}']],
      says: /not the frame it ends on/,
    },
    'no duration': {code: [[' durationInFrames={45}', '']], says: /30 \+ 45 = 75/},
    'no beginning': {code: [['from={30} ', '']], says: /from=\{30\} is the first frame/},
  },
};

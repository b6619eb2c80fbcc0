import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'the frame of the film, minus 60': [
      [
        'const Star = () => {\n  const frame = useCurrentFrame();\n',
        'const Star = ({frame}: {frame: number}) => {\n',
      ],
      [
        'export const Film = () => {\n',
        'export const Film = () => {\n  const frame = useCurrentFrame();\n',
      ],
      ['<Star />', '<Star frame={frame - 60} />'],
    ],
    'the place of the Sequence is elsewhere': [
      [
        'const Star = () => {',
        'const Late = ({children}: {children: React.ReactNode}) => <Sequence from={60}>{children}</Sequence>;\n\nconst Star = () => {',
      ],
      [
        '      <Sequence from={60}>\n        <Star />\n      </Sequence>',
        '      <Late>\n        <Star />\n      </Late>',
      ],
    ],
  },
  wrong: {
    'the range of the film, inside': {
      code: [['[0, 20], [0, 1]', '[60, 80], [0, 1]']],
      says: /the range is \[0, 20\]/,
    },
    'asked outside': {
      code: [
        [
          'const Star = () => {\n  const frame = useCurrentFrame();\n',
          'const Star = ({frame}: {frame: number}) => {\n',
        ],
        [
          'export const Film = () => {\n',
          'export const Film = () => {\n  const frame = useCurrentFrame();\n',
        ],
        ['<Star />', '<Star frame={frame} />'],
      ],
      says: /Call useCurrentFrame\(\) in Star/,
    },
    'no Sequence any more': {
      code: [
        ['      <Sequence from={60}>\n        <Star />\n      </Sequence>', '      <Star />'],
        ['interpolate, Sequence, ', 'interpolate, '],
      ],
      says: /The Sequence begins at 60/,
    },
  },
};

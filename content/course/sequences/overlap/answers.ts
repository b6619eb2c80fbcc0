import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'Sequences instead of a Series': [
      ['interpolate, Series, useCurrentFrame', 'interpolate, Sequence, useCurrentFrame'],
      [
        '      <Series>\n        <Series.Sequence durationInFrames={60}>\n          <Dusk />\n        </Series.Sequence>\n        <Series.Sequence durationInFrames={60} offset={-10}>\n          <Night />\n        </Series.Sequence>\n      </Series>',
        '      <Sequence durationInFrames={60}>\n        <Dusk />\n      </Sequence>\n      <Sequence from={50}>\n        <Night />\n      </Sequence>',
      ],
    ],
    'easing, and a clamp': [
      ['AbsoluteFill, interpolate', 'AbsoluteFill, Easing, interpolate'],
      [
        '[0, 10], [0, 1])',
        "[0, 10], [0, 1], {\n    easing: Easing.inOut(Easing.ease),\n    extrapolateRight: 'clamp',\n  })",
      ],
    ],
  },
  wrong: {
    'a positive offset': {
      code: [['offset={-10}', 'offset={10}']],
      says: /A negative offset moves it to the left/,
    },
    'the frame of the film': {
      code: [['[0, 10], [0, 1]', '[50, 60], [0, 1]']],
      says: /In Night the frame counts from 0/,
    },
    'no overlap': {code: [[' offset={-10}', '']], says: /begins on frame 60/},
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'a division': [
      ['interpolate(frame, [0, 30], [0, 1])', 'Math.min(1, frame / 30)'],
      ['AbsoluteFill, interpolate, useCurrentFrame', 'AbsoluteFill, useCurrentFrame'],
    ],
    'with easing, in a box': [
      ['AbsoluteFill, interpolate', 'AbsoluteFill, Easing, interpolate'],
      [
        '[0, 30], [0, 1])',
        "[0, 30], [0, 1], {\n    easing: Easing.inOut(Easing.quad),\n    extrapolateRight: 'clamp',\n  })",
      ],
      [
        '<h1 style={{margin: 0, opacity}}>Meteor Night</h1>',
        '<div style={{opacity}}>\n        <h1 style={{margin: 0}}>Meteor Night</h1>\n      </div>',
      ],
    ],
  },
  wrong: {
    'a transition of CSS': {
      code: [
        [
          'const opacity = interpolate(frame, [0, 30], [0, 1]);',
          'const opacity = frame > 0 ? 1 : 0;',
        ],
        ['AbsoluteFill, interpolate, useCurrentFrame', 'AbsoluteFill, useCurrentFrame'],
        ['margin: 0, opacity}', "margin: 0, opacity, transition: 'opacity 1s'}"],
      ],
      says: /transition/,
    },
    'ranges the wrong way round': {
      code: [['[0, 30], [0, 1]', '[0, 30], [1, 0]']],
      says: /other way round/,
    },
    'seconds instead of frames': {
      code: [['[0, 30], [0, 1]', '[0, 1], [0, 1]']],
      says: /frames, not seconds/,
    },
  },
};

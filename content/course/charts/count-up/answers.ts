import type {Answers} from '../../../../shared/course/step.ts';

const ROUND =
  "Math.round(\n    interpolate(frame, [0, 60], [0, 1284], {extrapolateRight: 'clamp'}),\n  )";

export const answers: Answers = {
  right: {
    'with a separator': [['<div>{meteors}</div>', "<div>{meteors.toLocaleString('en-US')}</div>"]],
    'slower at the end': [
      ['AbsoluteFill, interpolate', 'AbsoluteFill, Easing, interpolate'],
      [
        "{extrapolateRight: 'clamp'}",
        "{\n      easing: Easing.out(Easing.quad),\n      extrapolateRight: 'clamp',\n    }",
      ],
      ['Math.round(', 'Math.floor('],
    ],
  },
  wrong: {
    'not rounded': {
      code: [['Math.round(', 'Number(']],
      says: /Math\.round\(\) makes a whole number/,
    },
    'not clamped': {code: [["{extrapolateRight: 'clamp'}", '{}']], says: /clamp the right side/},
    'too early': {code: [['[0, 60]', '[0, 30]']], says: /On frame 30 it reads 1284/},
  },
};

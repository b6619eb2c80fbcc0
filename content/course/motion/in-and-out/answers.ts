import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'a spring that runs backwards': [
      ['const leave = spring({', 'const stay = spring({\n    reverse: true,'],
      ['delay: durationInFrames - 20,', 'delay: durationInFrames - 20,'],
      ['enter - leave', 'enter * stay'],
    ],
    interpolated: [
      ['AbsoluteFill, spring', 'AbsoluteFill, interpolate, spring'],
      [
        'spring({\n    frame,\n    fps,\n    delay: durationInFrames - 20,\n    durationInFrames: 18,\n    config: {damping: 200},\n  })',
        "interpolate(frame, [durationInFrames - 20, durationInFrames - 1], [0, 1], {\n    extrapolateLeft: 'clamp',\n  })",
      ],
    ],
  },
  wrong: {
    'never subtracted': {
      code: [['const scale = enter - leave;', 'const scale = enter;']],
      says: /Subtract a second spring/,
    },
    'a number for the end': {
      code: [['delay: durationInFrames - 20', 'delay: 100']],
      says: /instead of writing a number/,
    },
    'from the beginning': {
      code: [['    delay: durationInFrames - 20,\n', '']],
      says: /begins too early|instead of 1/,
    },
  },
};

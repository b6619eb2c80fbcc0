import type {Answers} from '../../../../shared/course/step.ts';

const SCALE = 'interpolate(frame, [0, durationInFrames], [1, 1.15])';

export const answers: Answers = {
  right: {
    'a transform, computed': [
      ['  interpolate,\n', ''],
      [SCALE, '1 + 0.15 * (frame / (durationInFrames - 1))'],
      ['scale: String(scale)', 'transform: `scale(${scale})`'],
    ],
    'the layer grows': [
      ['<AbsoluteFill>', '<AbsoluteFill style={{scale: String(scale)}}>'],
      [", objectFit: 'cover', scale: String(scale)", ", objectFit: 'cover'"],
    ],
  },
  wrong: {
    'out instead of in': {
      code: [['[1, 1.15]', '[1.15, 1]']],
      says: /The first value belongs to frame 0/,
    },
    'a number for the end': {
      code: [['[0, durationInFrames]', '[0, 90]']],
      says: /right for one length only/,
    },
    'from nothing': {code: [['[1, 1.15]', '[0, 1.15]']], says: /black edges/},
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

const VOLUME = '(frame) => interpolate(frame, [0, 30, 90, 119], [0, 1, 1, 0])';

export const answers: Answers = {
  right: {
    'the frame of the film': [
      ['interpolate, staticFile}', 'interpolate, staticFile, useCurrentFrame}'],
      ['  return (', '  const frame = useCurrentFrame();\n  return ('],
      [VOLUME, 'interpolate(frame, [0, 30, 90, 119], [0, 1, 1, 0])'],
    ],
    'the softer of two': [
      ['AbsoluteFill, Audio, interpolate, staticFile', 'AbsoluteFill, Audio, staticFile'],
      [VOLUME, '(frame) => Math.max(0, Math.min(1, frame / 30, (119 - frame) / 29))'],
    ],
  },
  wrong: {
    'only in': {
      code: [['[0, 30, 90, 119], [0, 1, 1, 0]', '[0, 30, 90, 119], [0, 1, 1, 1]']],
      says: /from 1 to 0/,
    },
    'one long fade': {
      code: [['[0, 30, 90, 119], [0, 1, 1, 0]', '[0, 119], [0, 1]']],
      says: /Frames 0 and 30/,
    },
    'no plateau': {
      code: [['[0, 30, 90, 119], [0, 1, 1, 0]', '[0, 30, 119], [0, 1, 0]']],
      says: /both values are 1/,
    },
  },
};

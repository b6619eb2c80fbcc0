import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'a transform, with a config': [
      ['spring({frame, fps})', 'spring({frame, fps, config: {damping: 8, stiffness: 120}})'],
      ['scale: String(scale)', 'transform: `scale(${scale})`'],
    ],
    'the box around it': [
      ["justifyContent: 'center'}}", "justifyContent: 'center', scale: String(scale)}}"],
      [', scale: String(scale)}}>☾', '}}>☾'],
    ],
  },
  wrong: {
    'evenly instead': {
      code: [
        ['AbsoluteFill, spring', 'AbsoluteFill, interpolate'],
        [
          'spring({frame, fps})',
          "interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'})",
        ],
      ],
      says: /interpolate\(\) doesn’t/,
    },
    'damped to death': {
      code: [
        ['spring({frame, fps})', 'spring({frame, fps, config: {damping: 200, stiffness: 400}})'],
      ],
      says: /without swinging/,
    },
    'used as opacity': {
      code: [['scale: String(scale)', 'opacity: scale']],
      says: /put its value into the style scale/,
    },
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'counted from the end': [
      [
        'Math.ceil((durationInFrames - frame) / fps)',
        'Math.floor((durationInFrames - 1 - frame) / fps) + 1',
      ],
    ],
    'seconds first': [
      [
        'Math.ceil((durationInFrames - frame) / fps)',
        'durationInFrames / fps - Math.floor(frame / fps)',
      ],
    ],
  },
  wrong: {
    'counts up': {
      code: [
        [
          'Math.ceil((durationInFrames - frame) / fps)',
          'Math.floor((frame / fps) * (durationInFrames / durationInFrames))',
        ],
      ],
      says: /counts up/,
    },
    'not rounded': {
      code: [
        [
          'Math.ceil((durationInFrames - frame) / fps)',
          '((durationInFrames - frame) / fps).toFixed(1)',
        ],
      ],
      says: /Math\.ceil/,
    },
    'numbers of this film': {
      code: [
        ['Math.ceil((durationInFrames - frame) / fps)', 'Math.ceil((90 - frame) / 30)'],
        ['  const {fps, durationInFrames} = useVideoConfig();\n', ''],
        [', useVideoConfig', ''],
      ],
      says: /right for one film only/,
    },
  },
};

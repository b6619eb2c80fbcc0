import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'from and to': [
      [
        'spring({frame, fps, durationInFrames: 30, config: {damping: 200}})',
        'spring({frame, fps, to: 800, durationInFrames: 30, config: {damping: 100}})',
      ],
      ['width: grown * 800', 'width: grown'],
    ],
    'clamped at the goal': [
      ['config: {damping: 200}', 'config: {damping: 30, overshootClamping: true}'],
    ],
  },
  wrong: {
    'still swinging': {code: [[', config: {damping: 200}', '']], says: /takes the swing away/},
    'twice as long': {
      code: [['durationInFrames: 30', 'durationInFrames: 60']],
      says: /says when the spring is over/,
    },
    seconds: {code: [['durationInFrames: 30', 'durationInFrames: 6']], says: /already/},
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'a template string': [['Dear {guest},', '{`Dear ${guest},`}']],
    'all props in one': [
      ['({guest}: typeof defaultProps)', '(props: typeof defaultProps)'],
      ['{guest},', '<b>{props.guest}</b>,'],
    ],
  },
  wrong: {
    'the name in the text': {
      code: [['Dear {guest},', 'Dear Ines,']],
      says: /The name stands in the text/,
    },
    'the default instead of the prop': {
      code: [['Dear {guest},', 'Dear {defaultProps.guest},']],
      says: /only what is shown first/,
    },
    'without braces': {
      code: [['Dear {guest},', 'Dear guest,']],
      says: /Put the prop into the text/,
    },
  },
};

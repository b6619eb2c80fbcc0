import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'an element for each star': [
      [
        "{'★'.repeat(stars)}",
        '{Array.from({length: stars}, (_, index) => (\n          <span key={index}>★</span>\n        ))}',
      ],
    ],
    'limits and a description': [
      ['z.string(),', "z.string().min(1).describe('Who is invited'),"],
      ['.min(1).max(9)', '.int().positive().max(12)'],
    ],
  },
  wrong: {
    'not exported': {
      code: [['export const schema', 'const schema']],
      says: /Export the schema under this name/,
    },
    'a text for a number': {
      code: [
        ['z.number().min(1).max(9)', 'z.string()'],
        ['repeat(stars)', 'repeat(Number(stars))'],
      ],
      says: /stars is a number/,
    },
    'always three': {
      code: [["{'★'.repeat(stars)}", '★★★']],
      says: /writes as many as the prop says/,
    },
  },
};

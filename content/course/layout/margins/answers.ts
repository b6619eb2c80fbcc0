import type {Answers} from '../../../../shared/course/step.ts';

const ALL =
  "        padding: 60,\n        justifyContent: 'flex-end',\n        alignItems: 'flex-end',\n";

export const answers: Answers = {
  right: {
    'right and bottom': [
      [ALL, ''],
      ['{{lineHeight: 1}}', "{{lineHeight: 1, position: 'absolute', right: 60, bottom: 60}}"],
    ],
    margins: [
      [ALL, ''],
      [
        '{{lineHeight: 1}}',
        "{{lineHeight: 1, marginTop: 'auto', marginLeft: 'auto', marginBottom: 60, marginRight: 60}}",
      ],
    ],
  },
  wrong: {
    'no padding': {code: [['        padding: 60,\n', '']], says: /It touches the edge/},
    'only at the bottom': {
      code: [["        alignItems: 'flex-end',\n", '']],
      says: /alignItems: 'flex-end' puts it there/,
    },
    'from the top left': {
      code: [
        [ALL, ''],
        ['{{lineHeight: 1}}', "{{lineHeight: 1, position: 'absolute', left: 797, top: 610}}"],
      ],
      says: /right in one size only/,
    },
  },
};

import type {Answers} from '../../../../shared/course/step.ts';

const LAYER =
  "          alignItems: 'center',\n          justifyContent: 'flex-end',\n          paddingBottom: 80,\n";

export const answers: Answers = {
  right: {
    'a place in pixels': [
      [LAYER, ''],
      [
        "            padding: '8px 28px',",
        "            position: 'absolute',\n            left: 90,\n            right: 90,\n            bottom: 90,\n            textAlign: 'center',\n            padding: '8px 28px',",
      ],
    ],
    'a band with the words in it': [
      ["          alignItems: 'center',\n", ''],
      [
        "            padding: '8px 28px',",
        "            padding: 12,\n            textAlign: 'center',",
      ],
      ["'rgba(11, 16, 38, 0.8)'", "'#0b1026'"],
    ],
  },
  wrong: {
    'a dark picture': {
      code: [
        ["            backgroundColor: 'rgba(11, 16, 38, 0.8)',\n", ''],
        [
          "          color: 'white',",
          "          color: 'white',\n          backgroundColor: 'rgba(0, 0, 0, 0.7)',",
        ],
      ],
      says: /not on the layer/,
    },
    'at the edge': {
      code: [['paddingBottom: 80', 'paddingBottom: 0']],
      says: /too close to the edge/,
    },
    'at the top': {code: [[LAYER, "          alignItems: 'center',\n"]], says: /flex-end/},
    'small letters': {code: [['fontSize: 56', 'fontSize: 30']], says: /30 pixels large/},
  },
};

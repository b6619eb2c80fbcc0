import type {Answers} from '../../../../shared/course/step.ts';

const ORDER = '      <Sky />\n      <Moon />\n      <Hill />';

export const answers: Answers = {
  right: {
    'with z-index': [
      [ORDER, '      <Hill />\n      <Moon />\n      <Sky />'],
      [
        "{{alignItems: 'center', paddingTop: 240}}",
        "{{alignItems: 'center', paddingTop: 240, zIndex: 1}}",
      ],
      ['{{top: 460,', '{{zIndex: 2, top: 460,'],
    ],
    'the sky as the background of all': [
      [
        ORDER,
        '      <AbsoluteFill>\n        <Sky />\n        <Moon />\n      </AbsoluteFill>\n      <Hill />',
      ],
    ],
  },
  wrong: {
    'the sky on top': {
      code: [[ORDER, '      <Moon />\n      <Hill />\n      <Sky />']],
      says: /The sky is drawn after the moon/,
    },
    'the moon in front': {
      code: [[ORDER, '      <Sky />\n      <Hill />\n      <Moon />']],
      says: /The moon is drawn after the hill/,
    },
    'no sky': {
      code: [[ORDER, '      <Moon />\n      <Hill />']],
      says: /sky isn’t in the picture any more/,
    },
  },
};

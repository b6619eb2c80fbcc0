import type {Answers} from '../../../../shared/course/step.ts';

const HEIGHT = 'height: count * 30 * grown';

export const answers: Answers = {
  right: {
    'one interpolation for each': [
      ["  const grown = interpolate(frame, [0, 40], [0, 1], {extrapolateRight: 'clamp'});\n", ''],
      [HEIGHT, "height: interpolate(frame, [0, 40], [0, count * 30], {extrapolateRight: 'clamp'})"],
    ],
    'scaled from the bottom': [
      [HEIGHT, "height: count * 30, transformOrigin: 'bottom', transform: `scaleY(${grown})`"],
    ],
  },
  wrong: {
    'without growing': {code: [[HEIGHT, 'height: count * 30']], says: /multiply by grown, too/},
    'without data': {code: [[HEIGHT, 'height: 300 * grown']], says: /multiply it by the count/},
    'from the top': {
      code: [["alignItems: 'flex-end'", "alignItems: 'flex-start'"]],
      says: /puts them on one line/,
    },
  },
};

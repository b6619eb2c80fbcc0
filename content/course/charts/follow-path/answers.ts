import type {Answers} from '../../../../shared/course/step.ts';

const POINT = 'const point = getPointAtLength(trail, getLength(trail) * progress);';

export const answers: Answers = {
  right: {
    'interpolated over the length': [
      [
        POINT,
        'const point = getPointAtLength(\n    trail,\n    interpolate(progress, [0, 1], [0, getLength(trail)]),\n  );',
      ],
    ],
    'a group that is moved': [
      [
        '<circle cx={point.x} cy={point.y} r={24} fill="#ffd98a" />',
        '<g transform={`translate(${point.x} ${point.y})`}>\n          <circle r={24} fill="#ffd98a" />\n        </g>',
      ],
    ],
  },
  wrong: {
    'progress instead of pixels': {
      code: [['getLength(trail) * progress', 'progress']],
      says: /needs pixels/,
    },
    'a straight way': {
      code: [
        [
          POINT,
          'const point = {\n    x: interpolate(progress, [0, 1], [120, 1140]),\n    y: interpolate(progress, [0, 1], [140, 600]),\n  };',
        ],
        ["import {getLength, getPointAtLength} from '@remotion/paths';\n", ''],
      ],
      says: /On frame 22/,
    },
    'x and y swapped': {
      code: [['cx={point.x} cy={point.y}', 'cx={point.y} cy={point.x}']],
      says: /instead of 120, 140/,
    },
  },
};

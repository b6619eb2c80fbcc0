import type {Answers} from '../../../../shared/course/step.ts';

const TURN = 'transform: `perspective(1200px) rotateY(${angle}deg)`';

export const answers: Answers = {
  right: {
    'perspective on the layer': [
      ["justifyContent: 'center'}}", "justifyContent: 'center', perspective: 1000}}"],
      [TURN, 'transform: `rotateY(${angle}deg)`'],
    ],
    'from the other side': [
      [TURN, 'transform: `perspective(900px) rotate3d(0, 1, 0, ${-angle}deg)`'],
    ],
  },
  wrong: {
    'without perspective': {
      code: [['perspective(1200px) ', '']],
      says: /comes first in the transform/,
    },
    'perspective behind': {
      code: [
        ['perspective(1200px) rotateY(${angle}deg)', 'rotateY(${angle}deg) perspective(1200px)'],
      ],
      says: /comes first in the transform/,
    },
    'the wrong axis': {code: [['rotateY', 'rotateX']], says: /rotateY\(90deg\) shows the edge/},
  },
};

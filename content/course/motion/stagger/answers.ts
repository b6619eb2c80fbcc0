import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'an earlier frame': [
      ['spring({frame, fps, delay: index * 10})', 'spring({frame: frame - index * 10, fps})'],
    ],
    'a Sequence for each': [
      ['AbsoluteFill, spring', 'AbsoluteFill, Sequence, spring'],
      ['const Star = ({index}: {index: number}) => {', 'const Star = () => {'],
      [', delay: index * 10', ''],
      [
        '        <Star key={index} index={index} />',
        "        <div key={index} style={{width: 220, height: 300, position: 'relative'}}>\n          <Sequence from={index * 10}>\n            <Star />\n          </Sequence>\n        </div>",
      ],
    ],
  },
  wrong: {
    'the same delay for all': {code: [['index * 10', '10']], says: /first star is 0\.00 still/},
    'too little': {code: [['index * 10', 'index * 2']], says: /second star is .* already/},
    'in seconds': {code: [['index * 10', 'index * 10 * fps']], says: /third star is 0\.00 still/},
  },
};

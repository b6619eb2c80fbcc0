import type {Diagram} from '../../model/diagrams/diagram.ts';

/** The first frames of the chunks of 90 frames with `framesPerLambda: 20`. */
const starts = [0, 20, 40, 60, 80];

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'How framesPerLambda splits a render',
  description:
    'A video of 90 frames with `framesPerLambda: 20` becomes five chunks: the first function draws frames 0 to 19, the second 20 to 39, the third 40 to 59, the fourth 60 to 79, and the fifth the remaining 10 frames, 80 to 89. All work at the same time. The main function joins the chunks to a file of 90 frames.',
  caption:
    'With 20 frames for each, 90 frames need ⌈90 ÷ 20⌉ = 5 functions. The last one gets what is left.',
  range: [0, 90],
  tick: 10,
  narrowTick: 20,
  unit: 'frame',
  tracks: [
    ...starts.map((start, index) => {
      const last = Math.min(start + 20, 90) - 1;
      const look = ((index % 2) + 1) as 1 | 2;
      const label = `${start}–${last}`;
      return {label: `Function ${index + 1}`, clips: [{from: start, to: last + 1, label, look}]};
    }),
    {label: 'File', clips: [{from: 0, to: 90, label: 'joined: 0–89', look: 'accent'}]},
  ],
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'Plan, render, combine',
  description:
    'One machine plans: `selectComposition()` gives the duration, which is cut into ranges of frames. Three machines each render one range into a file with the picture, such as `0.ts`, and a file with the sound, such as `0.aac`. `combineChunks()` puts all of them together as `out.mp4`.',
  caption:
    'Picture and sound of a chunk are separate files, so that neither clicks nor gaps mark the seams.',
  stages: [
    [{label: 'Plan', mono: 'frame ranges'}],
    [
      {label: 'Chunk 0', mono: '0.ts 0.aac', style: 'play'},
      {label: 'Chunk 1', mono: '1.ts 1.aac', style: 'play'},
      {label: 'Chunk 2', mono: '2.ts 2.aac', style: 'play'},
    ],
    [{label: 'Combine', mono: 'combineChunks()'}],
    [{label: 'One video', mono: 'out.mp4', style: 'accent'}],
  ],
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'What convertMedia() does with each track',
  description:
    'The source `clip.mkv` is parsed into tracks. For each track one of three operations is chosen. With copy, its samples pass on unchanged. With reencode, they are decoded, resized or rotated, and encoded. With drop, they go nowhere. The samples of the tracks that remain are written into a new container, `clip.webm`.',
  caption:
    'Only re-encoded tracks pass through the decoder and encoder of the browser; copied ones keep every bit.',
  stages: [
    [{label: 'Parse source', mono: 'clip.mkv'}],
    [
      {label: 'copy', mono: 'unchanged'},
      {label: 'reencode', mono: 'decode, resize, encode', style: 'accent'},
      {label: 'drop', mono: 'left out', style: 'ghost'},
    ],
    [{label: 'Write container', mono: 'clip.webm'}],
  ],
  links: [
    {from: 'Parse source', to: 'copy'},
    {from: 'Parse source', to: 'reencode'},
    {from: 'Parse source', to: 'drop'},
    {from: 'copy', to: 'Write container'},
    {from: 'reencode', to: 'Write container'},
  ],
};

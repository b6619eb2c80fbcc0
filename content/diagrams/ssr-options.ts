import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'nesting',
  title: 'What runs where',
  description:
    'Three ways to render the same bundle. On your own server, your script drives Chrome, which draws all frames, and the file lands on its disk. On Cloud Run, one container does the same and stores the file in Cloud Storage. On Lambda, a main function plans the render, up to 200 functions draw a chunk each, and the joined file lies in S3.',
  caption:
    'A server and a Cloud Run instance draw a video from its first frame to its last; Lambda cuts it into chunks.',
  boxes: [
    {
      label: 'Your own server',
      across: true,
      children: [
        {label: 'Script', mono: 'plans'},
        {label: 'Chrome', mono: 'all frames'},
        {label: 'Disk', mono: 'out.mp4', style: 'accent'},
      ],
    },
    {
      label: 'Cloud Run',
      across: true,
      children: [
        {label: 'Container', mono: 'plans'},
        {label: 'Chrome', mono: 'all frames'},
        {label: 'Storage', mono: 'out.mp4', style: 'accent'},
      ],
    },
    {
      label: 'Lambda',
      across: true,
      children: [
        {label: 'Main', mono: 'plans, joins'},
        {label: 'Chrome × 200', mono: 'chunks', style: 'play'},
        {label: 'S3', mono: 'out.mp4', style: 'accent'},
      ],
    },
  ],
};

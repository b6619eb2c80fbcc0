import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'From component to video file',
  description:
    'Your code, registered in `src/Root.tsx`, is bundled. The bundle is opened in several browser tabs: one renders frames 0, 3 and 6, another 1, 4 and 7, a third 2, 5 and 8. Their screenshots, together with the sound, are joined by FFmpeg into the video file `out/video.mp4`.',
  caption:
    'The bundle is opened in several browser tabs, each takes screenshots of its frames, and FFmpeg joins them with the sound.',
  stages: [
    [{label: 'Your code', mono: 'src/Root.tsx'}],
    [
      {label: 'Browser tab 1', mono: '0, 3, 6 …'},
      {label: 'Browser tab 2', mono: '1, 4, 7 …'},
      {label: 'Browser tab 3', mono: '2, 5, 8 …'},
    ],
    [{label: 'Frames', mono: 'screenshots + sound'}],
    [{label: 'Video file', mono: 'out/video.mp4', style: 'accent'}],
  ],
  arrows: ['bundle', '', 'FFmpeg'],
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'From component to video file',
  description:
    'Your code, registered in `src/Root.tsx`, is bundled. The bundle is opened in several browser tabs. Each takes the next frame that is not done: one draws the frames 0, 3 and 6, another 1 and 4, a third 2 and 5. Their screenshots, together with the sound, are joined by FFmpeg into the video file `out/video.mp4`.',
  caption:
    'The tabs share the frames, so none of them sees all. FFmpeg puts the screenshots into order and adds the sound.',
  stages: [
    [{label: 'Your code', mono: 'src/Root.tsx'}],
    [
      {label: 'Browser tab', mono: '0, 3, 6 …', id: '1'},
      {label: 'Browser tab', mono: '1, 4 …', id: '2'},
      {label: 'Browser tab', mono: '2, 5 …', id: '3'},
    ],
    [{label: 'Frames', mono: 'images + sound'}],
    [{label: 'Video file', mono: 'out/video.mp4', style: 'accent'}],
  ],
  arrows: ['bundle', '', 'FFmpeg'],
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'One render, several files',
  description:
    'The renderer draws every frame of the component. The screenshots of all frames become the video `out/video.mp4`. On frame 0, the component also contains an `<Artifact>` with the name `captions.srt`; its content is saved as a file of its own.',
  caption:
    'An artifact leaves the render on the frame that shows it; a second frame with the same name is an error.',
  stages: [
    [{label: 'Your component', mono: '<MyComp>'}],
    [
      {label: 'Every frame', mono: 'screenshot'},
      {label: 'Frame 0', mono: '<Artifact>', style: 'play'},
    ],
    [
      {label: 'Video', mono: 'out/video.mp4', style: 'accent'},
      {label: 'Extra file', mono: 'captions.srt', style: 'accent'},
    ],
  ],
};

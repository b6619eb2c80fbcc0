import {interpolate} from 'remotion';
import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'plot',
  title: 'A volume that fades in and out',
  description:
    'The volume of a sound of 150 frames. It rises from 0 to 0.8 during the first 30 frames, stays at 0.8 until frame 120 and falls to 0 at frame 150. Frame 0 is the first frame of the sound, wherever it lies in the video.',
  caption:
    'The function from above for a sound of 150 frames. Its frame 0 is the start of the sound, not of the video.',
  height: 150,
  panels: [
    {
      y: {range: [0, 1], ticks: [0, 0.8, 1], label: 'volume'},
      x: {range: [0, 150], ticks: [0, 30, 60, 90, 120, 150], label: 'frame of the sound'},
      curves: [{at: (frame) => interpolate(frame, [0, 30, 120, 150], [0, 0.8, 0.8, 0]), step: 1}],
      guides: [{x: 30}, {x: 120}],
    },
  ],
};

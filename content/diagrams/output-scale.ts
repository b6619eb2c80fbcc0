import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'plane',
  title: 'Pixels of a composition and of its output',
  description:
    'A composition of 1920 by 1080 pixels: x grows to the right, y grows downward, and 0, 0 is the top left corner. A box lies at x 240, y 180 and is 800 by 270 pixels large; the center of the picture is at 960, 540. Rendered with `--scale=0.5`, the file has 960 by 540 pixels, and the same box covers 400 by 135 of them, at 120, 90.',
  caption:
    'Your code counts in pixels of the composition. `--scale` only changes how many pixels of the file stand for one of them.',
  panels: [
    {
      title: 'Composition',
      mono: '1920 × 1080',
      width: 1920,
      height: 1080,
      boxes: [{x: 240, y: 180, width: 800, height: 270, label: 'left: 240\ntop: 180'}],
      points: [{x: 960, y: 540, label: '960, 540'}],
    },
    {
      title: 'File',
      mono: '--scale=0.5',
      width: 960,
      height: 540,
      boxes: [{x: 120, y: 90, width: 400, height: 135, label: '120, 90'}],
      points: [{x: 480, y: 270, label: '480, 270'}],
    },
  ],
};

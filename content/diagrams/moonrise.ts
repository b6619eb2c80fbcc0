import type {Diagram} from '../../model/diagrams/diagram.ts';

const FRAMES = [0, 45, 90, 135];

export const diagram: Diagram = {
  kind: 'frames',
  title: 'A moon at four frames',
  description:
    'Four pictures of one composition, of 1080 by 1080 pixels, with a moon. At frame 0 its top is at 460 pixels, at frame 45 at 325, at frame 90 at 190 and at frame 135 at 55.',
  caption: 'The same component, asked for four frames.',
  width: 1080,
  height: 1080,
  ground: '#101828',
  frames: FRAMES.map((frame) => {
    const top = 460 - 3 * frame;
    return {
      label: `frame ${frame}`,
      mono: `top: ${top}`,
      circles: [{left: 420, top, size: 240, color: '#f4e8c1'}],
    };
  }),
};

import type {Diagram} from '../../model/diagrams/diagram.ts';

const FRAMES = [0, 45, 90, 135];
const STARS = [
  {left: 150, top: 200},
  {left: 330, top: 90},
  {left: 760, top: 150},
  {left: 950, top: 320},
];
/** Where the middle of the moon has been is marked once in so many frames. */
const STEP = 15;

const topAt = (frame: number) => 460 - 3 * frame;

export const diagram: Diagram = {
  kind: 'frames',
  title: 'A moon at four frames',
  description:
    'Four pictures of one composition, of 1080 by 1080 pixels, with a moon that rises out of the sea. At frame 0 its top is at 460 pixels, at frame 45 at 325, at frame 90 at 190 and at frame 135 at 55. Dots below it mark where its middle has been.',
  caption:
    'The same component, asked for four frames. The dots are no part of it: they mark where the moon has been.',
  width: 1080,
  height: 1080,
  ground: '#22305e',
  sea: {top: 620, color: '#0f4c52'},
  frames: FRAMES.map((frame) => ({
    label: `frame ${frame}`,
    mono: `top: ${topAt(frame)}`,
    circles: [
      ...STARS.map((place) => ({...place, size: 16, color: '#b9c4ea' as const})),
      {left: 420, top: topAt(frame), size: 240, color: '#f4e8c1' as const},
    ],
    trail: Array.from({length: frame / STEP}, (_, index) => topAt(index * STEP) + 120)
      .filter((y) => y > topAt(frame) + 250)
      .map((y) => ({left: 530, top: y - 10, size: 20, color: '#f4e8c1' as const})),
  })),
};

// The entries of /showcase/. To add yours: put a composition into demos/ (see demos/README.md), then
// append one row with the name of its folder. `npm run unit -- data` tells what is missing.
import type {ShowcaseEntry} from '../../shared/rows';

export const showcase: ShowcaseEntry[] = [
  {
    demo: 'chart-line',
    title: 'A line that finds its way',
    text: 'The path is drawn a little further on each frame, and points open as it passes them. New data, same film.',
    tags: ['Data'],
  },
  {
    demo: 'tiktok-captions',
    title: 'Words on the beat',
    text: 'Timestamps of a transcript become pages of words; the one being spoken lights up on its frame.',
    tags: ['Captions'],
  },
  {
    demo: 'noise-flow',
    title: 'A field that flows',
    text: 'Hundreds of strokes ask one noise function for their direction. The seed is a prop: the same number gives the same weather.',
    tags: ['Generative'],
  },
  {
    demo: 'three-blocks',
    title: 'Blocks in space',
    text: 'A three-dimensional scene without a clock of its own: camera and blocks follow the frame, so a render equals the preview.',
    tags: ['3D'],
  },
  {
    demo: 'audio-visualization',
    title: 'Sound you can see',
    text: 'The spectrum of the current frame drives every bar. Turn on the sound and compare.',
    tags: ['Sound'],
  },
  {
    demo: 'text-letters',
    title: 'Letters in turn',
    text: 'One spring, delayed a little more for each letter, is enough for a title.',
    tags: ['Type'],
  },
  {
    demo: 'transitions',
    title: 'From scene to scene',
    text: 'Scenes overlap while a presentation mixes them. The timing is a prop like any other.',
    tags: ['Scenes'],
  },
  {
    demo: 'path-warp',
    title: 'A path that bends',
    text: 'Every point of a drawing passes through a function. Here it is a wave.',
    tags: ['Generative'],
  },
  {
    demo: 'chart-rings',
    title: 'Rings of a week',
    text: 'Pie shapes with a hole, drawn up to the value of the frame: progress without a chart library.',
    tags: ['Data'],
  },
  {
    demo: 'style-parallax',
    title: 'Depth from layers',
    text: 'Flat layers move at different speeds, and a landscape appears.',
    tags: ['Scenes'],
  },
  {
    demo: 'random-stars',
    title: 'The same stars every night',
    text: 'Seeded randomness places them; every machine that renders a part of the video sees one sky.',
    tags: ['Generative'],
  },
  {
    demo: 'motion-blur-trail',
    title: 'A trail of itself',
    text: 'Earlier frames of the same component are drawn behind it, a little more transparent each.',
    tags: ['Motion'],
  },
];

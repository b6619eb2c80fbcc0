// The entries of /showcase/. To add yours: put a composition into demos/ (see demos/README.md), then
// append one row with the name of its folder. `npm run unit -- data` tells what is missing.
import type {ShowcaseEntry} from '../../shared/rows';

export const showcase: ShowcaseEntry[] = [
  {
    demo: 'three-carousel',
    title: 'Towers in a ring',
    text: 'A three-dimensional scene without a clock of its own: camera and towers follow the frame, so a render equals the preview.',
    tags: ['3D'],
  },
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
    demo: 'tunnel-book',
    title: 'Depth from paper',
    text: 'Each sheet has one number, how near it is. The camera’s way times that number is all the depth there is.',
    tags: ['Scenes'],
  },
  {
    demo: 'sound-petals',
    title: 'Sound you can see',
    text: 'The spectrum of the current frame opens every petal. Turn on the sound and compare.',
    tags: ['Sound'],
  },
  {
    demo: 'text-letters',
    title: 'Letters in turn',
    text: 'One spring, delayed a little more for each letter, is enough for a title.',
    tags: ['Type'],
  },
  {
    demo: 'contour-map',
    title: 'A landscape nobody measured',
    text: 'Five waves added up are the hills. Each cell of a grid draws its own piece of a line, and all pieces meet.',
    tags: ['Generative'],
  },
  {
    demo: 'page-turn',
    title: 'From page to page',
    text: 'A change of scene that takes as many frames as you say. The shadow follows the sine of the angle.',
    tags: ['Scenes'],
  },
  {
    demo: 'chart-rings',
    title: 'Rings of a week',
    text: 'Pie shapes with a hole, drawn up to the value of the frame: progress without a chart library.',
    tags: ['Data'],
  },
  {
    demo: 'firefly-meadow',
    title: 'The same night every night',
    text: 'Seeded randomness places the fireflies; every machine that renders a part of the video sees one meadow.',
    tags: ['Generative'],
  },
  {
    demo: 'magnet-letters',
    title: 'A sentence on the fridge',
    text: 'Each letter has two places and a spring between them. Type your own words, with more disorder or less.',
    tags: ['Type'],
  },
  {
    demo: 'echo-trails',
    title: 'An echo of itself',
    text: 'Earlier positions of the same word are drawn behind it, asked from the same function at earlier frames.',
    tags: ['Motion'],
  },
];

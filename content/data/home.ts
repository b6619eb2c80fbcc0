// What the home page plays below its first screen. `demo` is a folder in demos/, `to` a page of this site;
// the first piece is the large one, `templates` are ids of content/data/templates.ts. A story has its picture in
// content/data/pictures.ts.
import type {HomeRows} from '../../shared/rows';

export const home: HomeRows = {
  pieces: [
    {
      demo: 'two-languages',
      name: 'Captions on every clip',
      text: 'Transcribe speech, place each word on its frame, burn it in. The result is the same on every machine.',
      to: '/docs/captions/',
    },
    {
      demo: 'honey-race',
      name: 'Charts that move',
      text: 'When the numbers change, render again.',
      to: '/docs/animating-properties',
    },
    {
      demo: 'three-carousel',
      name: 'Scenes in 3D',
      text: 'React Three Fiber on the same timeline.',
      to: '/docs/three',
    },
    {
      demo: 'sound-petals',
      name: 'Sound you can see',
      text: 'Every frame knows what it sounds like.',
      to: '/docs/visualize-audio',
    },
    {
      demo: 'app-bib',
      name: 'Apps that render',
      text: 'Your users fill in a form and get a film.',
      to: '/docs/parameterized-rendering',
    },
  ],
  studio: {
    shot: 'overview',
    text: 'An editor that runs on your computer, beside your code. Save a file, and the frame you are looking at is drawn again.',
    points: [
      {number: 4, text: 'Play, or scrub: what you see is the frame under the playhead.'},
      {number: 3, text: 'Change props in a form, and the picture follows.'},
      {number: 5, text: 'Render the whole video, or the one frame you see.'},
    ],
  },
  products: [
    {
      demo: 'laptop-open',
      name: 'Player',
      text: 'Shows a composition in any React app, with seeking, sound and your own controls. No rendering needed.',
      to: '/player/',
    },
    {
      demo: 'firefly-meadow',
      name: 'Lambda',
      text: 'Splits a render over many short-lived functions in your own AWS account and joins the parts. Minutes become seconds.',
      to: '/lambda/',
    },
  ],
  templates: [
    'hello-world',
    'tiktok',
    'audiogram',
    'three',
    'music-visualization',
    'code-hike',
    'overlay',
    'render-server',
  ],
  stories: [
    {
      name: 'Typeframes',
      text: 'Text goes in, a video that introduces a product comes out. Two people run it, without a server to manage.',
      to: '/success-stories/typeframes',
    },
    {
      name: 'Shortvid.io',
      text: 'Open-source announcements of talks. Three events used the same compositions, one of them on the screens of its venue.',
      to: '/success-stories/shortvid-video-conf',
    },
    {
      name: 'MakeStories',
      text: 'Web stories leave their editor as MP4 for social platforms: ten slides within about a minute.',
      to: '/success-stories/makestories',
    },
    {
      name: 'YARX',
      text: 'A film for each runner of a mountain marathon, rendered on machines that a C# backend starts.',
      to: '/success-stories/yarx',
    },
  ],
};

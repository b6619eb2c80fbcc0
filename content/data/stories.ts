// What stands beside a story: who it is about, how the product works, and which pages describe the parts it uses.
// Left of the colon is the address of the story. Only facts that the company stated in public; `site` only where
// the address is the product's own name. `figure` is a number that the story's own text has, with what it counts.
import type {StoryCard, StoryFacts} from '../../shared/rows';

export const stories: Record<string, StoryFacts | StoryCard> = {
  // Many products, so no column: what its own text says of how they are built.
  '/success-stories/one-million-dollars': {
    figure: ['5', 'products and what they said of their revenue'],
    stack: 'Usually captions as data, the Player, and Lambda or a server',
    begin: ['the TikTok template', '/templates/tiktok'],
  },
  '/success-stories/yarx': {
    who: 'YARX, a software company in Switzerland',
    makes: 'A film for each participant of a sport event, for a film and photo agency',
    figure: ['1', 'film for each runner'],
    stack: 'C# backend, virtual machines, Remotion as the render engine',
    pipeline: ['A race ends', 'Many machines start', 'One film per runner'],
    uses: [
      ['render', '/docs/cli/render'],
      ['Passing props', '/docs/passing-props'],
      ['Dataset rendering', '/docs/dataset-render'],
    ],
    begin: ['the guide to rendering a dataset', '/docs/dataset-render'],
  },
  '/success-stories/typeframes': {
    who: 'Typeframes, a team of two',
    makes: 'Videos that introduce a software product, from a text',
    figure: ['0', 'servers to look after'],
    stack: 'Player in the editor, Lambda for the files, no server',
    pipeline: ['A text', 'Preview in the page', 'MP4 on demand'],
    uses: [
      ['Player', '/docs/player/'],
      ['Lambda', '/docs/lambda'],
      ['Next.js template', '/templates/next'],
    ],
    begin: ['the Next.js template', '/templates/next'],
  },
  '/success-stories/shortvid-video-conf': {
    who: 'Shortvid.io, an open-source project that began at a meetup in Lyon',
    makes: 'Announcements of talks for meetups and conferences',
    figure: ['3', 'events, one set of compositions'],
    stack: 'Compositions that organizers fill with their own program',
    pipeline: ['A program', 'Props of a composition', 'Social posts and screens'],
    uses: [
      ['Parameterized rendering', '/docs/parameterized-rendering'],
      ['Schemas', '/docs/schemas'],
      ['Dataset rendering', '/docs/dataset-render'],
    ],
    site: ['shortvid.io', 'https://shortvid.io'],
    begin: ['the guide to rendering a dataset', '/docs/dataset-render'],
  },
  '/success-stories/makestories': {
    who: 'MakeStories, an editor for web stories',
    makes: 'MP4 files of web stories, for social platforms',
    figure: ['10', 'slides rendered within about a minute'],
    stack: 'HTML and CSS slides, TypeScript, Remotion for the export',
    pipeline: ['Slides', 'A series of sequences', 'MP4 within about a minute'],
    uses: [
      ['<Series>', '/docs/series'],
      ['Server-side rendering', '/docs/ssr'],
      ['The fundamentals', '/docs/the-fundamentals'],
    ],
    begin: ['the Render Server template', '/templates/render-server'],
  },
};

import {expect, it} from 'vitest';
import {buildLlmsTxt} from './llms-txt.ts';

const summary = (id: string, title = id) => ({
  id,
  title,
  path: `/docs/${id}`,
  description: `About ${id}.`,
  api: [],
});

it('lists each page once, in the order of the sidebars, hidden pages last', () => {
  const text = buildLlmsTxt({
    name: 'Toolkit',
    description: 'Videos with code.',
    origin: 'https://docs.example',
    docs: new Map(
      ['start', 'cli', 'video', 'spring', 'hidden'].map((id) => [
        id,
        summary(id, id === 'video' ? '<Video>' : id),
      ]),
    ),
    sidebars: {
      mainSidebar: [
        {type: 'category', label: 'Getting started', items: ['start', 'unwritten']},
        {type: 'category', label: 'Empty', items: ['unwritten']},
      ],
      apiSidebar: [
        'cli',
        {type: 'html', value: '<hr>', defaultStyle: false},
        {
          type: 'category',
          label: 'remotion',
          link: {type: 'doc', id: 'video'},
          items: ['video', {type: 'category', label: 'Motion', items: ['spring']}],
        },
      ],
      recorderSidebar: [],
    },
    posts: [
      {kind: 'blog', path: '/blog/4-0', title: 'Version 4', description: 'News.'},
      {kind: 'learn', path: '/learn/wow', title: 'Wow', description: 'A lesson.'},
    ],
  });
  expect(text).toMatchInlineSnapshot(`
    "# Toolkit

    > Videos with code.

    Each link leads to a page as Markdown, below 30 KB; only the list of all errors is longer.

    ## Guides: Getting started

    - [start](https://docs.example/docs/start.md): About start.

    ## API: remotion

    - [\`<Video>\`](https://docs.example/docs/video.md): About video.
    - [spring](https://docs.example/docs/spring.md): About spring.

    ## API: more

    - [cli](https://docs.example/docs/cli.md): About cli.

    ## Lessons

    - [Wow](https://docs.example/learn/wow.md): A lesson.

    ## Blog

    - [Version 4](https://docs.example/blog/4-0.md): News.

    ## Optional

    - [hidden](https://docs.example/docs/hidden.md): About hidden.

    ## Everything at once

    - [All pages in one file](https://docs.example/llms-full.txt): several megabytes; a single page or section is nearly always enough.
    "
  `);
});

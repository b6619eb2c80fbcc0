import {expect, it} from 'vitest';
import {checkContent} from './check-content.ts';
import {print, testSite} from './test-site.ts';

const withoutTitle = {demo: 'spring', title: '', text: 'It moves.', tags: ['Motion']};

it('names rows of data that a build would stop at', async () => {
  const problems = await checkContent(testSite({}), {
    words: [],
    readImage: async () => undefined,
    redirects: [],
    redirectSource: {file: 'redirects.ts', text: ''},
    sidebarsText: '',
    postNames: {tags: new Set(), authors: new Set()},
    changes: {},
    packageLinks: {file: 'links.json', text: '{}'},
    diagrams: [],
    optionLists: {file: 'options.ts', lists: []},
    withoutPicture: {file: 'without-picture.ts', reasons: {}},
    shots: [],
    homeShot: 'timeline',
    choosers: [],
    rows: {templates: {}, experts: [], showcase: [withoutTitle]},
    demos: new Map(),
  });
  expect(
    print(problems.filter(({file}) => file.startsWith('content/data/'))),
  ).toMatchInlineSnapshot(`
    "content/data/showcase.ts:1:1 data/row “spring”: title String must contain at least 1 character(s)
        See the comment on top of content/data/showcase.ts."
  `);
});

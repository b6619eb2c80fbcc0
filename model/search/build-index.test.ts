import {expect, it} from 'vitest';
import {front, testSite} from '../pages/test-site.ts';
import {buildIndex} from './build-index.ts';

it('counts each page that links to one once, however the link is written', () => {
  const site = testSite({
    a: front('A'),
    b: `${front('B')}[one](./a.mdx) [two](./a.mdx) [self](./b.mdx)\n`,
    c: `${front('C')}[one][a]\n\n[a]: ./a.mdx\n`,
  });
  const {pages} = buildIndex(site);
  expect(Object.fromEntries(pages.map(({path, links}) => [path, links]))).toMatchObject({
    '/docs/a': 2,
    '/docs/b': 0,
    '/docs/c': 0,
  });
});

import {expect, it} from 'vitest';
import {checkPaths} from './check-paths.ts';
import {front, print, testSite} from './test-site.ts';

const at = {date: '2026-01-01', hash: '0'};
const changes = {
  'content/blog/2023-07-03-4-0.mdx': at,
  'content/docs/gone.mdx': at,
  'content/docs/lottie/lottie-index.mdx': {...at, path: '/docs/lottie/'},
  'content/docs/moved.mdx': {...at, path: '/docs/old'},
  'content/docs/redirected.mdx': at,
  'content/docs/spring.mdx': at,
};
const post = '---\ntitle: A\ndescription: D\nslug: 4-0\n---\n';

it('finds published paths that nothing serves any more', () => {
  const site = testSite({moved: front('Moved'), 'content/blog/2023-07-03-4-0.mdx': post});
  const redirects = [{from: '/docs/redirected', to: '/docs/spring'}];
  expect(print(checkPaths(site, changes, redirects))).toMatchInlineSnapshot(`
    "content/data/last-changes.json:3:3 pages/lost-path content/docs/gone.mdx was published at /docs/gone and is gone.
        Add {from: '/docs/gone', to: '…'} to content/data/redirects.ts.
    content/data/last-changes.json:5:3 pages/lost-path content/docs/moved.mdx was published at /docs/old and is at /docs/moved now.
        Add {from: '/docs/old', to: '/docs/moved'} to content/data/redirects.ts."
  `);
});

it('is content once each leads somewhere', () => {
  const site = testSite({moved: front('Moved'), 'content/blog/2023-07-03-4-0.mdx': post});
  const redirects = ['/docs/redirected', '/docs/gone', '/docs/old'].map((from) => ({
    from,
    to: '/docs/spring',
  }));
  expect(checkPaths(site, changes, redirects)).toEqual([]);
});

import {expect, it} from 'vitest';
import {front, print, testSite} from '../pages/test-site.ts';
import {checkRedirects} from './check-redirects.ts';

it('finds redirects that lead nowhere, in circles, in two steps, or away from a page', () => {
  const rows = [
    {from: '/docs/good', to: '/docs/spring#options'},
    {from: '/docs/a', to: '/docs/b'},
    {from: '/docs/b', to: '/docs/a'},
    {from: '/docs/chain', to: '/docs/good'},
    {from: '/docs/spring', to: '/docs/interpolate'},
    {from: '/docs/lost', to: '/docs/sprnig'},
    {from: '/docs/good', to: '/docs/interpolate'},
    {from: 'docs/relative', to: '/docs/spring'},
  ];
  const text = rows.map(({from, to}) => `  {from: '${from}', to: '${to}'},`).join('\n');
  const source = {file: 'content/data/redirects.ts', text};
  expect(
    print(checkRedirects(rows, source, testSite({spring: front('A')}))),
  ).toMatchInlineSnapshot(`
    "content/data/redirects.ts:2:11 redirects/loop /docs/a leads back to itself.
        Name the page it should end at.
    content/data/redirects.ts:3:11 redirects/loop /docs/b leads back to itself.
        Name the page it should end at.
    content/data/redirects.ts:4:11 redirects/chain /docs/chain leads to /docs/good, which is redirected too.
        Write to: '/docs/interpolate'
    content/data/redirects.ts:5:11 redirects/page /docs/spring is the path of the page "spring".
        Remove the row.
    content/data/redirects.ts:6:11 redirects/target /docs/lost leads to /docs/sprnig, where no page is.
        Did you mean "/docs/spring"?
    content/data/redirects.ts:1:11 redirects/twice /docs/good is redirected twice.
        Keep one of the rows.
    content/data/redirects.ts:8:11 redirects/path "docs/relative" isn't a path of the site.
        Start with a slash, without host."
  `);
});

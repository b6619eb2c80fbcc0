import {expect, it} from 'vitest';
import {front, print, testSite} from '../pages/test-site.ts';
import {checkPackageLinks} from './check-package-links.ts';
import {linksIn, printPackageLinks} from './package-links.ts';

it('finds the addresses in messages, comments and bundles', () => {
  const text = `
    throw new Error('See https://www.remotion.dev/docs/encoding/#audio-codec.');
    /** @see [Docs](https://remotion.dev/docs/spring) */
    const link = \`https://remotion.dev/docs/\${id}\`; const again = "remotion.dev/docs/spring";
    fetch('https://www.remotion.dev/api/track'); img('https://remotion.dev/logo.png');
    console.log('Ask at https://remotion.dev/discord, or at https://www.remotion.dev/.');
  `;
  expect(linksIn(text)).toEqual(['/docs/encoding/#audio-codec', '/docs/spring', '/discord']);
});

it('finds addresses of the packages that lead nowhere', () => {
  const site = testSite({
    spring: `${front('spring()')}## Options\n\n### \`damping\` {#damping-}\n`,
    'shapes/index': `${front('Shapes')}`,
  });
  const from = ['@remotion/cli'];
  const text = printPackageLinks({
    '/docs/spring': from,
    '/docs/spring/#damping-': from,
    '/docs/spring#damping': from,
    '/docs/shapes': from,
    '/docs/unwritten#any': from,
    '/docs/sprnig': [...from, 'remotion'],
    '/player': from,
    '/old': from,
    '/old#options': from,
    '/outside': from,
    '/nowhere-at-all': from,
  });
  const redirects = [
    {from: '/old', to: '/docs/spring#lost'},
    {from: '/outside', to: 'https://example.com'},
  ];
  const source = {file: 'toolkit/api/links.json', text};
  expect(print(checkPackageLinks(source, redirects, site))).toMatchInlineSnapshot(`
    "toolkit/api/links.json:8:1 package-links/anchor @remotion/cli points to /docs/spring#damping: content/docs/spring.mdx has no such heading.
        Give the heading that answers it this anchor: ## Title {#damping}
    toolkit/api/links.json:14:1 package-links/path @remotion/cli points to /docs/unwritten#any: no page is there.
        Add a row to content/data/redirects.ts.
    toolkit/api/links.json:17:1 package-links/path @remotion/cli, remotion points to /docs/sprnig: no page is there.
        Did you mean "/docs/spring"?
    toolkit/api/links.json:24:1 package-links/anchor @remotion/cli points to /old: content/docs/spring.mdx has no such heading.
        Give the heading that answers it this anchor: ## Title {#lost}
    toolkit/api/links.json:33:1 package-links/path @remotion/cli points to /nowhere-at-all: no page is there.
        Add a row to content/data/redirects.ts."
  `);
});

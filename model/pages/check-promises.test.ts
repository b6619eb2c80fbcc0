import {expect, it} from 'vitest';
import {checkPromises} from './check-promises.ts';
import {front, manifest, print, testSite} from './test-site.ts';

const source = {
  file: 'content/manifest/docs.json',
  text: JSON.stringify(manifest.slice(0, 3), null, 1),
};

it('finds paths that nothing serves any more', () => {
  const site = testSite(
    {spring: front('spring()'), 'shapes/index': front('Shapes')},
    {manifest: manifest.slice(0, 3)},
  );
  expect(print(checkPromises(site, source))).toMatchInlineSnapshot(`
    "content/manifest/docs.json:10:3 pages/missing /docs/interpolate is promised, but there is no content/docs/interpolate.mdx.
        Write it. If the page moved, change this row and add {from: '/docs/interpolate', to: '…'} to content/data/redirects.ts."
  `);
});

it('is content once every page is there', () => {
  const pages = Object.fromEntries(manifest.map(({id}) => [id, front(id)]));
  expect(checkPromises(testSite(pages), source)).toEqual([]);
});

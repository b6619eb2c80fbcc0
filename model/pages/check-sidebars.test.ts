import {expect, it} from 'vitest';
import {checkSidebars} from './check-sidebars.ts';
import type {ManifestItem} from './sidebars.ts';
import {print, testSite} from './test-site.ts';

const check = (apiSidebar: ManifestItem[]) => {
  const text = JSON.stringify({apiSidebar}, null, 2);
  return print(checkSidebars({apiSidebar}, {file: 'sidebars.json', text}, testSite({})));
};

it('lets a category lead to a page that also stands in a list', () => {
  const link = {type: 'doc' as const, id: 'spring'};
  expect(check(['spring', {type: 'category', label: 'A', link, items: ['interpolate']}])).toBe('');
});

it('finds pages that are unknown or stand there twice', () => {
  expect(
    check(['spring', 'sprimg', {type: 'category', label: 'A', items: ['interpolate', 'spring']}]),
  ).toMatchInlineSnapshot(`
    "sidebars.json:4:5 sidebars/unknown apiSidebar names "sprimg", which is no page.
        Did you mean "spring"?
    sidebars.json:10:9 sidebars/twice apiSidebar names "spring" twice.
        Keep the place where a reader looks for it."
  `);
});

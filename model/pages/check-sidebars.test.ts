import {expect, it} from 'vitest';
import type {SidebarItemSource} from '../schema/sidebars.ts';
import {checkSidebars} from './check-sidebars.ts';
import {print} from './test-site.ts';

const check = (apiSidebar: SidebarItemSource[]) => {
  const sidebars = {apiSidebar, mainSidebar: ['spring'], recorderSidebar: [], hidden: []};
  return print(checkSidebars(sidebars, JSON.stringify(sidebars, null, 2)));
};

it('lets a category lead to a page that also stands in a list', () => {
  const link = {type: 'doc' as const, id: 'spring'};
  expect(check(['spring', {type: 'category', label: 'A', link, items: ['interpolate']}])).toBe('');
});

it('finds pages that stand in a sidebar twice', () => {
  expect(
    check(['spring', {type: 'category', label: 'A', items: ['interpolate', 'spring']}]),
  ).toMatchInlineSnapshot(`
    "content/sidebars.json:9:9 sidebars/twice apiSidebar names "spring" twice.
        Keep the place where a reader looks for it."
  `);
});

import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {Window} from 'happy-dom';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {readItems} from './read-items';
import {SidebarTree} from './SidebarTree';

vi.mock('@docusaurus/isInternalUrl', () => ({default: (url: string) => url.startsWith('/')}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, autoAddBaseUrl: _, ...props}: {to: string; autoAddBaseUrl?: boolean}) => (
    <a href={to} {...props} />
  ),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  isSamePath: (one?: string, other?: string) => one === other,
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: (item: PropSidebarItem, path: string): boolean =>
    JSON.stringify(item).includes(`"href":"${path}"`),
}));

const link = (label: string, href: string, className?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href,
  className,
});
const category = (label: string, items: PropSidebarItem[], more = {}): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  href: undefined,
  className: undefined,
  ...more,
});

const readBack = (items: PropSidebarItem[], path: string) => {
  const {document} = new Window();
  document.body.innerHTML = renderToStaticMarkup(<SidebarTree items={items} path={path} />);
  const list = document.querySelector('[data-sidebar-list]');
  return list && readItems(list as unknown as Element);
};

it('reads links, pieces of HTML and open categories as they were', () => {
  const items: PropSidebarItem[] = [
    link('spring()', '/docs/spring'),
    link('Community', 'https://example.com', 'menu-external'),
    {type: 'html', value: '<b>Packages</b> &amp; more', defaultStyle: false, className: 'head'},
    category(
      'Open',
      [
        link('useCurrentFrame()', '/docs/a'),
        category('In', [link('x', '/docs/b')], {collapsed: false}),
      ],
      {
        collapsed: false,
        href: '/docs/open',
        className: 'own-look another',
      },
    ),
  ];
  expect(readBack(items, '/docs/a')).toEqual(items);
});

it('reads a closed category as an empty one, and opens the one that holds the page', () => {
  const child = link('A', '/docs/a');
  const items = [
    category('Closed', [child], {href: '/docs/closed'}),
    category('Of the page', [link('B', '/docs/b')]),
  ];
  expect(readBack(items, '/docs/b')).toEqual([
    {...items[0], items: []},
    {...items[1], collapsed: false},
  ]);
});

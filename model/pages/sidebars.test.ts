import {expect, it} from 'vitest';
import {filterItems, type ManifestItem} from './sidebars.ts';

const rule = {type: 'html', value: '<hr>'} as const;
const items: ManifestItem[] = [
  rule,
  'written',
  rule,
  {type: 'category', label: 'Empty', link: {type: 'doc', id: 'unwritten'}, items: ['unwritten-2']},
  rule,
  {type: 'category', label: 'No link', link: {type: 'doc', id: 'unwritten'}, items: ['a']},
  {type: 'category', label: 'Only its page', link: {type: 'doc', id: 'b'}, items: ['unwritten-2']},
  {
    type: 'category',
    label: 'Full',
    collapsed: false,
    link: {type: 'doc', id: 'folder/index'},
    items: [
      'c',
      {type: 'link', label: 'Guide', href: '/docs/folder'},
      {type: 'link', label: 'No', href: '/docs/no'},
    ],
  },
  {type: 'link', label: 'Chat', href: 'https://example.com'},
  rule,
];

it('keeps what exists, and rules only between groups', () => {
  const existing = {
    ids: new Set(['written', 'a', 'b', 'c', 'folder/index']),
    paths: new Map([['/docs/folder', '/docs/folder/']]),
  };
  expect(filterItems(items, existing)).toEqual([
    'written',
    {...rule, defaultStyle: false},
    {type: 'category', label: 'No link', items: ['a']},
    {type: 'doc', id: 'b', label: 'Only its page'},
    {
      type: 'category',
      label: 'Full',
      collapsed: false,
      link: {type: 'doc', id: 'folder/index'},
      items: ['c', {type: 'link', label: 'Guide', href: '/docs/folder/'}],
    },
    {type: 'link', label: 'Chat', href: 'https://example.com'},
  ]);
});

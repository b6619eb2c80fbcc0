import {expect, it} from 'vitest';
import {packRest, unpackRest} from './packed-rest.ts';
import type {IndexedDetails, IndexedPage} from './search-index.ts';

const SPRING: IndexedDetails = {
  description: 'A bouncy curve.',
  keywords: ['bounce', 'slow start; fast end'],
  headings: [
    {text: 'What it does', anchor: 'what-it-does'},
    {text: 'props', anchor: 'props', code: true},
    {text: 'props', anchor: 'props-1', code: true},
    {text: '--log, -l', anchor: '--log--l', code: true},
    {text: 'Größe & Form', anchor: 'größe--form'},
  ],
};
const BARE: IndexedDetails = {description: '', keywords: [], headings: []};
const ENTRY: IndexedPage = {
  path: '/docs/errors/no-entry',
  title: 'No entry',
  section: 'Errors',
  crumbs: [],
  names: [],
  links: 2,
  ...BARE,
  keywords: ['no entry was found'],
};

it('comes out as it went in', () => {
  const rest = [SPRING, BARE, ENTRY];
  const packed = packRest(rest);
  expect(unpackRest(JSON.parse(JSON.stringify(packed)))).toEqual(rest);
  // Only what doesn't follow from the heading is written.
  expect(packed.anchors).toEqual([[0, 2, 'props-1']]);
  expect(packed.further.map(({path}) => path)).toEqual([ENTRY.path]);
});

it.each(['two\nlines', 'a\ttab', ''])(
  'refuses a text that would come out as others: %j',
  (text) => {
    expect(() => packRest([{...BARE, keywords: [text]}])).toThrow('search index');
  },
);

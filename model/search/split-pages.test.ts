import {expect, it} from 'vitest';
import {unpackRest} from '../../shared/packed-rest.ts';
import type {IndexedPage} from '../../shared/search-index.ts';
import {splitPages} from './split-pages.ts';

const page = (path: string): IndexedPage => ({
  path,
  title: path,
  section: 'Guides',
  crumbs: [],
  names: [],
  links: 0,
  description: 'What it is about.',
  keywords: [],
  headings: [],
});
const SPRING = page('/docs/spring');
const OVERVIEW = page('/docs/errors');
const ENTRY = page('/docs/errors/no-entry');

it('keeps the entries of the errors, whole, for the second stage, and their overview in the first', () => {
  const {names, details} = splitPages([SPRING, OVERVIEW, ENTRY]);
  expect(names.map(({path}) => path)).toEqual(['/docs/spring', '/docs/errors']);
  expect(names[0]).not.toHaveProperty('description');
  expect(unpackRest(details)).toEqual([
    {description: 'What it is about.', keywords: [], headings: []},
    {description: 'What it is about.', keywords: [], headings: []},
    ENTRY,
  ]);
});

it('refuses another order: the stages belong together by number', () => {
  expect(() => splitPages([ENTRY, SPRING])).toThrow('last pages');
});

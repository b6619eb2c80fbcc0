import {expect, it} from 'vitest';
import {byLetter, countKinds, type Entry, merge} from './names';

const spring: Entry = ['spring()', '/docs/spring', 'export'];
const paths: Entry = ['@remotion/paths', '/docs/paths/', 'page'];
const render: Entry = ['npx remotion render', '/docs/cli/render', 'command'];
const crf: Entry = ['--crf', '/docs/cli/render#--crf', 'option'];
const fourK: Entry = ['4K', '/docs/4k', 'page'];

it('puts names below the letter that follows what many begin with', () => {
  expect(byLetter([fourK, crf, paths, render, spring])).toEqual([
    ['C', [crf]],
    ['P', [paths]],
    ['R', [render]],
    ['S', [spring]],
    ['#', [fourK]],
  ]);
});

it('passes over the article of a title', () => {
  const people: Entry = ['A hundred people', '/docs/recipes/hundred-people', 'page'];
  expect(byLetter([people])).toEqual([['H', [people]]]);
  expect(merge([paths, people, spring], [])).toEqual([people, paths, spring]);
});

it('sorts the options in among the other names', () => {
  expect(merge([fourK, paths, spring], [crf])).toEqual([fourK, crf, paths, spring]);
});

it('counts the options that aren’t there yet', () => {
  const counts = countKinds({options: '/a-z.json', count: 2000, entries: [paths, spring, fourK]});
  expect([...counts]).toEqual([
    ['option', 2000],
    ['page', 2],
    ['export', 1],
  ]);
});

import {expect, it} from 'vitest';
import {type Asked, closest, findTemplates} from './find-templates';

const templates = [
  {name: 'Hello World', summary: 'One title.', kind: 'Start', stack: ['React']},
  {
    name: 'TikTok',
    summary: 'Captions a vertical video.',
    kind: 'Text and code',
    stack: ['Captions'],
  },
  {name: 'App Router', summary: 'A form that renders.', kind: 'App', stack: ['Next.js', 'Lambda']},
] as const;

const rows = templates.map((template) => ({...template, stack: [...template.stack]}));

const asked = (part: Partial<Asked>): Asked => ({kind: null, stack: null, words: '', ...part});

const names = (found: {name: string}[]) => found.map(({name}) => name);

it.each([
  ['nextjs', ['App Router']],
  ['Next.js lambda', ['App Router']],
  ['tiktok vertical', ['TikTok']],
  ['qqzz', []],
  ['', ['Hello World', 'TikTok', 'App Router']],
])('finds for “%s” what has all words', (words, found) => {
  expect(names(findTemplates(rows, asked({words})))).toEqual(found);
});

it('finds a kind and a stack together', () => {
  expect(names(findTemplates(rows, asked({kind: 'App', stack: 'Lambda'})))).toEqual(['App Router']);
  expect(findTemplates(rows, asked({kind: 'Start', stack: 'Lambda'}))).toEqual([]);
});

it('calls close what has half of what is asked for, and what begins like it', () => {
  expect(names(closest(rows, asked({words: 'vertical qqzz'})))).toEqual(['TikTok']);
  expect(names(closest(rows, asked({words: 'captioning'})))).toEqual(['TikTok']);
  expect(names(closest(rows, asked({kind: 'Start', stack: 'Lambda'})))).toEqual([
    'Hello World',
    'App Router',
  ]);
  expect(closest(rows, asked({words: 'qqzz'}))).toEqual([]);
  expect(closest(rows, asked({words: 'vertical qqzz xxyy'}))).toEqual([]);
});

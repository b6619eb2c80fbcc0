import type {Paragraph} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {parsePage} from '../pages/parse-page.ts';
import {dropChoices} from './drop-choices.ts';

const CHOICES = ["'slow'", "'fast'", "'auto'"];

/** What is left of a paragraph, and the order of what was taken out. */
function drop(text: string): [rest: string, order: string[] | undefined] {
  const {tree} = parsePage('docs', 'a', 'content/docs/a.mdx', `---\ntitle: A\n---\n\n${text}\n`);
  const paragraph = tree.children.find((node): node is Paragraph => node.type === 'paragraph');
  if (!paragraph) throw new Error('There is no paragraph.');
  const order = dropChoices(paragraph, CHOICES);
  return [textOf(paragraph), order];
}

it.each([
  ["`'fast'`, `'slow'` (default) or `'auto'`. More memory helps.", 'More memory helps.'],
  ['`fast`, `slow`, and `auto`; memory helps.', 'Memory helps.'],
  ["`'fast'`, `'slow'` or `'auto'`.", ''],
  ["`'fast'`, `'slow'`, `'auto'`, fastest first.", 'Fastest first.'],
  ["How fast: `'fast'`, `'slow'` or `'auto'`. More.", 'How fast. More.'],
  ["How fast: `'fast'`, `'slow'` or `'auto'` (default).", 'How fast.'],
  ["How fast: `'fast'`, `'slow'`, `'auto'`, in order of speed.", 'How fast, in order of speed.'],
])('takes the list out of “%s”', (text, rest) => {
  expect(drop(text)).toEqual([rest, ["'fast'", "'slow'", "'auto'"]]);
});

it.each([
  "`'fast'`, `'slow'` or `'auto'`, which asks the machine.",
  "`'fast'` (needs memory), `'slow'` or `'auto'`.",
  "`'fast'` or `'slow'`.",
  "With `'fast'`, `'slow'` and `'auto'` it works.",
])('leaves “%s”, which says more or not all', (text) => {
  expect(drop(text)).toEqual([text.replaceAll('`', ''), undefined]);
});

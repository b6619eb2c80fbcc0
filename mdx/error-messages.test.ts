import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {parsePage} from '../model/pages/parse-page.ts';
import errorMessages from './error-messages.ts';

/** The cells of each row, and the lines of each cell, of the lists that got rows. */
function rows(body: string): string[][][] {
  const source = `---\ntitle: A\n---\n${body}`;
  const {tree} = parsePage('docs', 'planted', 'content/docs/planted.mdx', source);
  errorMessages()(tree);
  const lists = tree.children.filter(({data}) => data?.hProperties !== undefined);
  const linesOf = (cell: RootContent) =>
    'children' in cell ? cell.children.map((line) => textOf(line)) : [];
  return lists.flatMap((list) =>
    (list as unknown as Root).children.map((item) =>
      (item as unknown as Root).children.map(linesOf),
    ),
  );
}

it('sets messages beside what they mean', () => {
  expect(rows('## Errors\n\n- `a: b` and `c`: pass [x](./x.mdx), not `y`.\n')).toEqual([
    [['a: b', 'c'], ['Pass x, not y.']],
  ]);
});

it('gives each of several messages a line', () => {
  expect(rows('## Errors\n\n- `a` (or `b`), `c`; `d` followed by a list: mp4 is a box.\n')).toEqual(
    [[['a (or b)', 'c', 'd followed by a list'], ['mp4 is a box.']]],
  );
});

it('takes a sentence behind a message for its meaning, and leaves a message without one alone', () => {
  expect(rows('## Errors\n\n- `a`. With Node.js 20: `b`.\n- `c`\n')).toEqual([
    [['a'], ['With Node.js 20: b.']],
    [['c']],
  ]);
});

it('takes a single message that is a paragraph', () => {
  expect(rows('## Errors\n\n`a`: `b` is missing.\n\nMore about `c`: d.\n')).toEqual([
    [['a'], ['b is missing.']],
  ]);
});

it('keeps sentences about errors, and lists of other sections', () => {
  expect(rows('## Errors\n\n- Messages of Webpack.\n')).toEqual([[['Messages of Webpack.']]]);
  expect(rows('## Options\n\n- `a`: first.\n')).toEqual([]);
});

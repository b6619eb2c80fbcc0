import {expect, test} from 'vitest';
import {parsePage} from '../pages/parse-page.ts';
import {readClaims, splitSentences} from './read-claims.ts';

const page = (text: string) => parsePage('docs', 'x', 'content/docs/x.mdx', text);

test('finds sentences that speak of all cases, with their line', () => {
  const found = readClaims(
    page('# All\n\nIt stops. Every frame\nis drawn by `any()`.\n\n- Never twice.\n'),
  );
  expect(found.map(({line, sentence}) => [line, sentence])).toEqual([
    [3, 'Every frame is drawn by `any()`.'],
    [6, 'Never twice.'],
  ]);
});

test('words in code, in headings and in phrases that claim nothing aren’t claims', () => {
  expect(readClaims(page('## All\n\nThe value `all` does nothing at all.\n'))).toEqual([]);
});

test('a point in code ends no sentence, and another wording is another claim', () => {
  expect(splitSentences('Call `a. B()` now. Then stop.')).toEqual([
    'Call `a. B()` now.',
    'Then stop.',
  ]);
  const [one] = readClaims(page('Only one.\n'));
  const [two] = readClaims(page('Only two.\n'));
  expect(one?.hash).not.toBe(two?.hash);
});

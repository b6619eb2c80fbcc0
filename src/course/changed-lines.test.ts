import {expect, test} from 'vitest';
import {markNewLines} from './changed-lines';

test('only lines that the text before does not have are marked', () => {
  const marked = (before: string, after: string) =>
    markNewLines(before, after).map(({text, isNew}) => (isNew ? `+${text}` : text));
  expect(marked('a\nb\nc', 'a\nx\nc')).toEqual(['a', '+x', 'c']);
  expect(marked('a\nb\nc', 'a\nb\nb2\nc\n')).toEqual(['a', 'b', '+b2', 'c']);
  expect(marked('a\nold\nold\nd', 'a\nd\ne')).toEqual(['a', 'd', '+e']);
  expect(marked('', 'a')).toEqual(['+a']);
});

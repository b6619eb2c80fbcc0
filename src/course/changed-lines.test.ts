import {expect, test} from 'vitest';
import {markNewLines, runsOfNewLines} from './changed-lines';

test('only lines that the text before does not have are marked', () => {
  const marked = (before: string, after: string) =>
    markNewLines(before, after).map(({text, isNew}) => (isNew ? `+${text}` : text));
  expect(marked('a\nb\nc', 'a\nx\nc')).toEqual(['a', '+x', 'c']);
  expect(marked('a\nb\nc', 'a\nb\nb2\nc\n')).toEqual(['a', 'b', '+b2', 'c']);
  expect(marked('a\nold\nold\nd', 'a\nd\ne')).toEqual(['a', 'd', '+e']);
  expect(marked('', 'a')).toEqual(['+a']);
});

test('new lines are shown with two around them, and all lines where none is new', () => {
  const numbers = (before: string, after: string) =>
    runsOfNewLines(before, after).map((run) => run.map(({number}) => number));
  const text = (...added: number[]) =>
    Array.from({length: 20}, (_, at) => `${added.includes(at + 1) ? 'new ' : ''}${at + 1}`).join(
      '\n',
    );
  expect(numbers(text(), text(1, 12))).toEqual([
    [1, 2, 3],
    [10, 11, 12, 13, 14],
  ]);
  // One line between the two is shown, too.
  expect(numbers(text(), text(4, 10))).toEqual([[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]);
  expect(numbers('a\nb\nc', 'a\nc')).toEqual([[1, 2]]);
});

import {expect, it} from 'vitest';
import {difference} from '../editor/difference';
import {applyChanges} from './apply-changes';

it('changes texts from their end, each file by itself', () => {
  const files = {'a.ts': 'one two one', 'b.ts': 'one'};
  const to = (path: string, from: number) => ({path, from, to: from + 3, text: 'three'});
  expect(applyChanges(files, [to('a.ts', 0), to('b.ts', 0), to('a.ts', 8)])).toEqual({
    'a.ts': 'three two three',
    'b.ts': 'three',
  });
  expect(applyChanges(files, [to('c.ts', 0)])).toEqual({});
});

it('finds the part that differs', () => {
  expect(difference('a b c', 'a b c')).toBeNull();
  expect(difference('a  b c', 'a b c')).toEqual({from: 2, to: 3, insert: ''});
  expect(difference('aa', 'aaa')).toEqual({from: 2, to: 2, insert: 'a'});
  expect(difference('', 'x')).toEqual({from: 0, to: 0, insert: 'x'});
});

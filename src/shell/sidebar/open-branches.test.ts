import {expect, it} from 'vitest';
import {readOpenBranches, writeOpenBranches} from './open-branches';

it('reads what it has written', () => {
  const open = new Map([
    ['/remotion', true],
    ['/__proto__', false],
  ]);
  expect(readOpenBranches(writeOpenBranches(open))).toEqual(open);
});

it.each([null, '', 'null', '5', 'true', 'false', '"x"', '[]', '[1]', '{"a":', '{"a":1}'])(
  'takes %s for nothing stored',
  (text) => {
    expect(readOpenBranches(text)).toEqual(new Map());
  },
);

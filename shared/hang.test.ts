import {expect, it} from 'vitest';
import {hangOf} from './hang.ts';

it('lets a long line go on behind its beginning, but not where there is no room left', () => {
  expect(hangOf('const a = 1;')).toBe(2);
  expect(hangOf('    <div>')).toBe(6);
  expect(hangOf('')).toBe(2);
  expect(hangOf(' '.repeat(40))).toBe(14);
});

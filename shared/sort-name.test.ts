import {expect, it} from 'vitest';
import {sortName} from './sort-name.ts';

it.each([
  ['<Audio>', 'Audio>'],
  ['--codec', 'codec'],
  ['@remotion/paths', 'paths'],
  ['npx remotion render', 'render'],
  ['bundle()', 'bundle()'],
  ['A hundred people', 'hundred people'],
  ['An animated emoji', 'animated emoji'],
  ['The fundamentals', 'fundamentals'],
  ['Theme', 'Theme'],
  ['4K', '4K'],
  ['*', '*'],
])('sorts %s as %s', (name, expected) => {
  expect(sortName(name)).toBe(expected);
});

import {describe, expect, test} from 'vitest';
import {editDistance, nearestPaths, wordsOf} from './nearest-paths';

const paths = [
  '/',
  '/docs/',
  '/docs/spring',
  '/docs/measure-spring',
  '/docs/interpolate',
  '/docs/paths/interpolate-path',
  '/docs/lambda/ec2',
  '/docs/renderer/render-media',
  '/templates/skia',
  '/blog/4-0',
];

describe('nearestPaths', () => {
  test('finds a mistyped name', () => {
    expect(nearestPaths('/docs/interpollate', paths)[0]).toBe('/docs/interpolate');
  });
  test('finds a page that moved to another folder', () => {
    expect(nearestPaths('/docs/lambda/without-iam/ec2', paths)[0]).toBe('/docs/lambda/ec2');
  });
  test('ignores case, dashes and .html', () => {
    expect(nearestPaths('/docs/renderMedia.html', paths)[0]).toBe('/docs/renderer/render-media');
  });
  test('says nothing where nothing is alike', () => {
    expect(nearestPaths('/wp-login', paths)).toEqual([]);
    expect(nearestPaths('/', paths)).toEqual([]);
  });
  test('leaves out what is far behind the best', () => {
    expect(nearestPaths('/docs/sprng', [...paths, '/docs/upgrading', '/docs/measuring'])).toEqual([
      '/docs/spring',
    ]);
  });
  test('takes an address that no browser would write', () => {
    expect(nearestPaths('/docs/50%-spring', paths)[0]).toBe('/docs/spring');
  });
  test('does not compare what nobody mistyped', () => {
    expect(nearestPaths(`/docs/interpolate/${'x'.repeat(8000)}/interpolate`, paths)).toEqual([]);
  });
});

test('editDistance counts insertions, deletions and replacements', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
});

test.each([
  ['/docs/without-iam/ec2.html', 'ec2'],
  ['/docs/Delay-Render/', 'delay render'],
  ['/50%', '50'],
  ['/', ''],
  [`/${'x'.repeat(300)}`, ''],
])('wordsOf(%s)', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});

import {expect, it} from 'vitest';
import {canonicalForms, twinOf} from './site-path.ts';

it.each([
  ['/', '', '/index.md'],
  ['/index.html', '', '/index.md'],
  ['/docs/', '/docs', '/docs.md'],
  ['/docs/spring', '/docs/spring', '/docs/spring.md'],
  ['/docs/spring.html', '/docs/spring', '/docs/spring.md'],
  ['/docs/shapes/', '/docs/shapes', '/docs/shapes.md'],
  ['/docs/shapes/index.html', '/docs/shapes', '/docs/shapes.md'],
  ['/docs/index', '/docs/index', '/docs/index.md'],
])('%s is a form of %s, whose twin is %s', (pathname, bare, twin) => {
  expect(canonicalForms(pathname)).toEqual([bare, `${bare}/`]);
  expect(twinOf(pathname)).toBe(twin);
});

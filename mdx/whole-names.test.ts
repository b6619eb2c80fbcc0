import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import rehypeWholeNames from './whole-names';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string) => ({type: 'text', value}) as const;

/** The classes that some code gets. */
function classesOf(code: Element, ...around: string[]): unknown {
  const tree: Root = {
    type: 'root',
    children: [around.reduce<Element>((inner, tagName) => element(tagName, inner), code)],
  };
  rehypeWholeNames()(tree);
  return code.properties.className;
}

test.each([
  '--log=verbose',
  'remotion-root.tsx',
  '@remotion/web-renderer',
  'a-b',
  'frame - 20',
  'src/index.ts',
])('%s stays on one line', (value) => {
  expect(classesOf(element('code', text(value)), 'p')).toEqual(['whole']);
});

test.each([
  ['has no hyphen', 'durationInFrames'],
  ['has spaces, at which it breaks', 'npx remotion render --log=verbose'],
  ['is longer than a line of a phone', '--enable-multiprocess-on-linux'],
])('code that %s may break', (_why, value) => {
  expect(classesOf(element('code', text(value)), 'p')).toBeUndefined();
});

test('a block of code is left alone', () => {
  expect(classesOf(element('code', text('a-b')), 'pre')).toBeUndefined();
});

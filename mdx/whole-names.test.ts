import type {Element, Root} from 'hast';
import {toString as textOf} from 'mdast-util-to-string';
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
  ['is longer than a line of a phone', 'https://example.com/assets/second-shot.mp4'],
])('code that %s may break anywhere', (_why, value) => {
  const code = element('code', text(value));
  expect(classesOf(code, 'p')).toBeUndefined();
  expect(code.children).toEqual([text(value)]);
});

test.each([
  ['npm cache clean --force', ['--force']],
  ['npx tsx --env-file=.env render.ts', ['--env-file=.env']],
  ['-c:v libx264 -pix_fmt yuv420p', ['-c:v', '-pix_fmt']],
  // Too long to be kept, it breaks behind its words, not behind its dashes.
  ['--enable-multiprocess-on-linux', ['--enable']],
])('%s breaks at its spaces, not within a flag', (value, flags) => {
  const code = element('code', text(value));
  expect(classesOf(code, 'p')).toBeUndefined();
  const kept = code.children.filter((child) => child.type === 'element');
  expect(kept.map(({children}) => children)).toEqual(flags.map((flag) => [text(flag)]));
  expect(textOf(code)).toBe(value);
});

test('a block of code is left alone', () => {
  expect(classesOf(element('code', text('a-b')), 'pre')).toBeUndefined();
});

test('a name that ends with a number stays whole in prose, not in a block of code', () => {
  const paragraph = element('p', text('Opus, AC-3 or PCM'));
  const block = element('pre', text('AC-3'));
  rehypeWholeNames()({type: 'root', children: [paragraph, block]});
  expect(textOf(paragraph)).toBe('Opus, AC-3 or PCM');
  const kept = paragraph.children.filter((child) => child.type === 'element');
  expect(kept.map(({children}) => children)).toEqual([[text('AC-3')]]);
  expect(block.children).toEqual([text('AC-3')]);
});

test('so does a range of single signs', () => {
  const paragraph = element('p', text('It can only contain a-z, 0-9 and well-known signs'));
  rehypeWholeNames()({type: 'root', children: [paragraph]});
  const kept = paragraph.children.filter((child) => child.type === 'element');
  expect(kept.map(({children}) => children)).toEqual([[text('a-z')], [text('0-9')]]);
});

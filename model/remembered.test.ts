import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {parsedOnce, remembered} from './remembered.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each([
  ['reads anew after a while', 'development', [1, 1, 2]],
  ['reads once in a build', 'production', [1, 1, 1]],
])('%s', (_what, mode, answers) => {
  vi.stubEnv('NODE_ENV', mode);
  let reads = 0;
  const read = remembered(() => ++reads, 1000);
  expect(
    [0, 900, 200].map((wait) => {
      vi.advanceTimersByTime(wait);
      return read();
    }),
  ).toEqual(answers);
});

it('parses a file again only when its text has changed, in a module loaded anew, too', async () => {
  const parsed: string[] = [];
  const parse = (file: string, source: string, once = parsedOnce) =>
    once('test', file, source, () => {
      parsed.push(`${file}: ${source}`);
      return source.length;
    });
  vi.resetModules();
  const {parsedOnce: anew} = await import('./remembered.ts');
  expect(anew).not.toBe(parsedOnce);
  expect([parse('a', 'one'), parse('b', 'one'), parse('a', 'one', anew)]).toEqual([3, 3, 3]);
  expect([parse('a', 'three'), parse('a', 'three', anew)]).toEqual([5, 5]);
  expect(parsed).toEqual(['a: one', 'b: one', 'a: three']);
});

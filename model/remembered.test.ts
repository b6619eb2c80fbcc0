import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {remembered} from './remembered.ts';

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

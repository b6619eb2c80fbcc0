import {expect, test} from 'vitest';
import {refuseUnknown} from './refuse-unknown.ts';

test('names that there are pass, and another one is told with what looks like it', () => {
  const known = ['players', 'codecs'];
  expect(() => refuseUnknown([], known)).not.toThrow();
  expect(() => refuseUnknown(['codecs'], known)).not.toThrow();
  expect(() => refuseUnknown(['codecs', 'codec'], known)).toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no codec. Available: codecs, players.]`,
  );
});

import {expect, it} from 'vitest';
import {BROWSERS} from './browsers.ts';

it('names the browsers of the site for esbuild', () => {
  expect(BROWSERS).toHaveLength(4);
  for (const browser of BROWSERS) expect(browser).toMatch(/^[a-z]+\d+(?:\.\d+)?$/);
});

import {afterEach, expect, it, vi} from 'vitest';
import {chromiumPath, ensureChromium, testBrowserPath} from './chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

it('takes the browser that CHROMIUM_PATH names', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(chromiumPath()).toBe(process.execPath);
});

it.each([chromiumPath, ensureChromium, testBrowserPath])(
  'takes no other one if it is not there: %o',
  (find) => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
    expect(find).toThrow('CHROMIUM_PATH is "/no/such/chromium", where no file is.');
  },
);

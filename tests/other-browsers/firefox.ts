/** Firefox as Debian has it, driven by Playwright over WebDriver BiDi. */
import path from 'node:path';
import {type ConsoleMessage, firefox} from '@playwright/test';
import {HYDRATED, type Reader, until} from './reader.ts';

/** How Playwright starts it; `firefox.mjs` stands between the two. */
export const FIREFOX = {
  channel: 'moz-firefox',
  executablePath: path.join(import.meta.dirname, 'firefox.mjs'),
};

/**
 * Starts Firefox.
 *
 * @param site Port of the built site.
 */
export async function openFirefox(site: number): Promise<Reader> {
  const origin = `http://127.0.0.1:${site}`;
  const browser = await firefox.launch(FIREFOX);
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const reader: Reader = {
    name: `Firefox ${browser.version()}`,
    async open(address) {
      await page.goto(origin + address);
      await until(reader, HYDRATED);
    },
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({width, height}),
    async forget() {
      await page.evaluate('localStorage.clear(), sessionStorage.clear()').catch(() => undefined);
      await page.goto('about:blank');
      errors.length = 0;
    },
    errors: () => errors,
    close: () => browser.close(),
  };
  return reader;
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readFileList} from '../hosting/file-list.ts';

// Read from the build: one test per group, so that a failing page is named.
const routes: string[] = JSON.parse(readFileSync('build/_routes.json', 'utf8'));
const GROUP = 20;

test('each picture, script and style that a page names is in the build', () => {
  const files = readFileList(path.resolve('build'));
  const missing = routes.flatMap((route) => {
    const html = readFileSync(`build${route.endsWith('/') ? `${route}index` : route}.html`, 'utf8');
    const named = [
      ...html.matchAll(
        /<(?:img|link|script|source|video|audio|track|iframe)\b[^>]*?\s(?:src|href|poster|srcset)="?(\/[^"\s>?#]+)/g,
      ),
    ].map(([, address = '']) => decodeURI(address));
    expect(named, route).not.toEqual([]);
    return named
      .filter((address) => !files.has(address) && !routes.includes(address))
      .map((address) => `${route}: ${address}`);
  });
  expect(missing).toEqual([]);
});

// What plays and how a page looks has tests of its own: here it would only be painted in software.
test.use({viewport: {width: 320, height: 240}, contextOptions: {reducedMotion: 'reduce'}});

for (let start = 0; start < routes.length; start += GROUP) {
  const group = routes.slice(start, start + GROUP);
  test(`pages ${start + 1} to ${start + group.length} open without an error`, async ({page}) => {
    test.setTimeout(120_000);
    let messages: string[] = [];
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    for (const route of group) {
      messages = [];
      const response = await page.goto(route);
      expect.soft(response?.status(), route).toBe(200);
      expect.soft(new URL(response?.url() ?? '').pathname, 'without a redirect').toBe(route);
      await expect.soft(page.locator('html[data-has-hydrated="true"]'), route).toBeAttached();
      await expect.soft(page.locator('h1'), `${route}: one h1`).toHaveCount(1);
      expect.soft(messages, route).toEqual([]);
    }
  });
}

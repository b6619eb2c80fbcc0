import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

// Read from the build: one test per group, so that a failing page is named.
const routes: string[] = JSON.parse(readFileSync('build/_routes.json', 'utf8'));
const GROUP = 20;

// What plays has tests of its own: here it would only be painted in software, a third of the time.
test.use({viewport: {width: 800, height: 500}, contextOptions: {reducedMotion: 'reduce'}});

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
      await expect.soft(page.locator('html[data-has-hydrated="true"]'), route).toBeAttached();
      await expect.soft(page.locator('h1'), `${route}: one h1`).toHaveCount(1);
      expect.soft(messages, route).toEqual([]);
    }
  });
}

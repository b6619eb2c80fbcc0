import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {open, watchErrors} from '../browser';

const routes: string[] = JSON.parse(readFileSync('build/_routes.json', 'utf8'));

/** One page of each kind, by the first two folders of its address. */
const kinds = new Map(
  routes.map((route) => [
    route
      .split('/')
      .slice(0, 3)
      .join('/')
      .replace(/[^/]*$/, (name) => (route.split('/').length > 3 ? name : '')),
    route,
  ]),
);

for (const route of kinds.values()) {
  test(`${route} opens without an error`, async ({page}) => {
    const errors = watchErrors(page);
    const response = await open(page, route);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

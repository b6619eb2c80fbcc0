import {expect, type Page, test} from '@playwright/test';
import {hold, open, PHONE, scriptsOf, watchErrors} from './browser';

const SIDEBARS = ['/docs/spring', '/docs/the-fundamentals', '/docs/recorder/create', '/docs/api'];

const sidebar = (page: Page) => page.locator('nav[aria-label="Docs sidebar"]');
for (const path of SIDEBARS) {
  test(`the sidebar of ${path} is taken over as the server wrote it`, async ({page}) => {
    const errors = watchErrors(page);
    const response = await page.request.get(path);
    const html = await response.text();
    await open(page, path);
    const served = await page.evaluate(
      (text) =>
        new DOMParser()
          .parseFromString(text, 'text/html')
          .querySelector('nav[aria-label="Docs sidebar"] > ul')?.outerHTML,
      html,
    );
    expect(served).toContain('<li');
    // A closed branch has its pages when the whole sidebar is there.
    const closed = sidebar(page).locator('[aria-expanded="false"]').first();
    const id = await closed.getAttribute('aria-controls');
    await closed.click();
    await expect(page.locator(`[id="${id}"] > li`).first()).toBeVisible();
    await sidebar(page).locator(`[aria-controls="${id}"]`).click();
    // Nothing else of what is seen has changed.
    await expect
      .poll(() =>
        sidebar(page)
          .locator('> ul')
          .evaluate((list) => list.outerHTML),
      )
      .toBe(served);
    expect(errors).toEqual([]);
  });
}

test('a page is alive before the table of all pages is there, and closed branches fill when it is', async ({
  page,
}) => {
  const {asked, letThem} = await hold(page, '**/assets/pages.*.json');
  const errors = watchErrors(page);
  await open(page, '/docs/spring');
  await sidebar(page)
    .getByRole('button', {name: "Expand sidebar category '@remotion/paths'"})
    .click();
  await expect(
    sidebar(page).getByRole('button', {name: "Collapse sidebar category '@remotion/paths'"}),
  ).toBeVisible();
  const child = sidebar(page).locator('a[href="/docs/paths/parse-path"]');
  await expect(child).toHaveCount(0);
  letThem();
  await expect(child).toBeVisible();
  expect(asked).toHaveLength(1);
  await child.click();
  await expect(page.locator('h1')).toHaveText('parsePath()');
  expect(errors).toEqual([]);
});

for (const path of ['/docs/staticfile', '/docs/spring', '/', '/blog/4-0', '/templates/']) {
  test(`${path} names every script that it needs to come alive`, async ({page}) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        Object.assign(window, {aliveAt: performance.now()});
      }).observe(document, {attributes: true, subtree: true});
    });
    const response = await open(page, path);
    const named = scriptsOf((await response?.text()) ?? '');
    const early = await page.evaluate(() => {
      const {aliveAt} = window as unknown as {aliveAt: number};
      return performance
        .getEntriesByType('resource')
        .filter(({name, startTime}) => name.endsWith('.js') && startTime < aliveAt)
        .map(({name}) => new URL(name).pathname);
    });
    expect(early.length).toBeGreaterThan(2);
    // Otherwise the reader waits for one file to name the next.
    expect(early.filter((file) => !named.includes(file))).toEqual([]);
  });
}

test.describe('before scripts', () => {
  test.use({javaScriptEnabled: false, viewport: PHONE});

  test('the bar of a phone stands still while the end of the document is on its way', async ({
    page,
  }) => {
    const path = '/docs/staticfile';
    const placeOfSearch = async () => {
      await page.goto(path);
      return page.locator('.navbar nav > div').last().boundingBox();
    };
    const whole = await placeOfSearch();
    expect(whole).not.toBeNull();
    await page.route(`**${path}`, async (route) => {
      const html = await (await route.fetch()).text();
      const end = html.indexOf('<aside aria-label="Ask the docs"');
      expect(end).toBeGreaterThan(html.indexOf('<h1'));
      await route.fulfill({body: html.slice(0, end), contentType: 'text/html'});
    });
    expect(await placeOfSearch()).toEqual(whole);
  });
});

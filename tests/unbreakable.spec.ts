import {expect, test} from '@playwright/test';
import {blockStorage, connectBy, hydrated, open, scriptsOf, watchErrors} from './browser';

const GUIDE = '/docs/spring';
const OTHER = '/docs/interpolate';

test.describe('files that are missing', () => {
  test('a page whose files are gone opens as a document of its own', async ({page}) => {
    await open(page, GUIDE);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    // Gone until the document is asked for again, whatever else is fetched meanwhile.
    let isGone = true;
    let blocked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route('**/assets/js/*.js', (route) => {
      if (!isGone) return route.continue();
      blocked += 1;
      return route.fulfill({status: 404, body: ''});
    });
    await page.locator(`main a[href="${OTHER}"]`).first().dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText('interpolate()');
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await hydrated(page);
    expect(blocked).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('the playground whose editor can’t be loaded says so, and tries again', async ({page}) => {
    const scripts = '**/assets/js/*.js';
    const path = '/playground/';
    const named = scriptsOf(await (await page.request.get(path)).text());
    let pending = 0;
    page.on('requestfailed', () => {
      pending -= 1;
    });
    await page.route(scripts, (route) => {
      if (named.includes(new URL(route.request().url()).pathname)) return route.continue();
      pending += 1;
      return route.abort();
    });
    await open(page, path);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The editor could not be loaded.');
    // The first of several files that fails is enough for the alert; a new attempt would take part in the others'.
    await page.unrouteAll({behavior: 'wait'});
    await expect.poll(() => pending).toBe(0);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('[data-state="drawn"]')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('a page that can’t start says so, and its texts and links work', async ({page}) => {
    await page.route(/assets\/js\/(?!main|runtime)[^/]+\.js$/, (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await page.goto(GUIDE);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.locator('h1')).toHaveText('spring()');
    await page.locator(`main a[href="${OTHER}"]`).first().click();
    await expect(page.locator('h1')).toHaveText('interpolate()');
  });
});

test('offline, the page that is there stays, and says why the next one doesn’t come', async ({
  page,
  context,
}) => {
  // On a slow connection nothing is fetched ahead, so the next page can't be there.
  await connectBy(page, {effectiveType: '2g'});
  await open(page, GUIDE);
  await context.setOffline(true);
  await page.locator(`main a[href="${OTHER}"]`).first().dispatchEvent('click');
  // The demo of the page may miss its files too, and says so itself.
  const notice = page.getByRole('alert').filter({hasText: 'You are offline'});
  await expect(notice).toBeVisible();
  await expect(page.locator('h1')).toHaveText('spring()');
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  await context.setOffline(false);
  await page.locator(`main a[href="${OTHER}"]`).first().dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('interpolate()');
  await expect(notice).toHaveCount(0);
});

test('where storage is blocked, a page reads as ever', async ({page}) => {
  await blockStorage(page);
  const errors = watchErrors(page);
  await open(page, GUIDE);
  await expect(page.locator('h1')).toHaveText('spring()');
  expect(errors).toEqual([]);
});

const TYPES = [
  GUIDE,
  '/',
  '/docs/api',
  '/blog/4-0',
  '/templates/hello-world',
  '/experts/',
  '/showcase/',
  '/search',
  '/lambda/',
];

for (const mode of ['light', 'dark', 'stored dark'] as const) {
  test(`no page type has an error with ?x and #y, ${mode}`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode === 'dark' ? 'dark' : 'light'});
    if (mode === 'stored dark') {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    }
    const errors = watchErrors(page);
    for (const type of TYPES) {
      await open(page, `${type}?x=%3Cb%3E&q=#y`);
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        mode === 'light' ? 'light' : 'dark',
      );
    }
    expect(errors).toEqual([]);
  });
}

test('the system’s mode changes while a page is open', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, GUIDE);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the policy runs no inline script but by hash, and no eval', async ({request}) => {
  for (const address of [GUIDE, '/', '/nowhere-at-all']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe-inline');
    expect(scripts).not.toContain('unsafe-eval');
    expect(policy).toContain("default-src 'self'");
  }
});

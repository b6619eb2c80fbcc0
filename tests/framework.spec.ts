// Each test would fail on the bug for which a module of the framework is replaced or kept; what is
// replaced, and why, is in plugins/replacements/rows.ts.
import {expect, type Page, test} from '@playwright/test';
import {framesDrawn, hydrated, jumpTo, open} from './browser';

const FIRST = '/docs/spring';
const SECOND = '/docs/interpolate';
/** A page that links to sections of others. */
const WITH_HASH = '/docs/still';

const contentLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Tells later whether the document is still the one that was opened. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {marked: true}));
  return () => page.evaluate(() => 'marked' in window);
}

test('a chosen color mode is kept when the mode of the system changes, and after a reload', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, FIRST);
  const dark = page.locator('html[data-theme="dark"]');
  await page
    .getByRole('button', {name: /Switch between dark and light/})
    .first()
    .click();
  await expect(dark).toBeAttached();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    // The system's change is told to the page with the next frame.
    await framesDrawn(page, 2);
    await expect(dark).toBeAttached();
  }
  await page.reload();
  await hydrated(page);
  await expect(dark).toBeAttached();
});

test('title, description and canonical address are those of the page after a navigation', async ({
  page,
}) => {
  const read = () =>
    page.evaluate(() => {
      const attribute = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
      return {
        title: document.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        address: attribute('meta[property="og:url"]', 'content'),
        root: document.documentElement.className,
      };
    });
  await open(page, SECOND);
  const wanted = await read();
  await open(page, FIRST);
  const before = await read();
  expect(before.title).not.toBe(wanted.title);
  const isSame = await markDocument(page);
  await contentLink(page, SECOND).click();
  await expect.poll(read).toEqual(wanted);
  await page.goBack();
  await expect.poll(read).toEqual(before);
  expect(await isSame()).toBe(true);
});

test('a link with a hash leads to its element on the next page, without loading a document', async ({
  page,
}) => {
  await open(page, WITH_HASH);
  const isSame = await markDocument(page);
  // Whichever link to a section of another page the writer has put there.
  const link = page.locator(`main a[href^="/"][href*="#"]:not([href^="${WITH_HASH}#"])`).first();
  const {pathname, hash} = new URL((await link.getAttribute('href')) ?? '', 'http://site');
  await link.click();
  await expect(page).toHaveURL(pathname + hash);
  const section = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(section).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  expect(await isSame()).toBe(true);
});

test('a link that is clicked with a modifier opens another tab, and this page stays', async ({
  context,
  page,
}) => {
  await open(page, FIRST);
  for (const options of [{modifiers: ['Control']}, {button: 'middle'}] as const) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      contentLink(page, SECOND).click(options as Parameters<Page['click']>[1]),
    ]);
    await expect(opened).toHaveURL(SECOND);
    await opened.close();
    await expect(page).toHaveURL(FIRST);
  }
  await contentLink(page, SECOND).click();
  await expect(page).toHaveURL(SECOND);
});

test('Back closes the open menu of a narrow screen, and Back without it leaves the page', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, FIRST);
  await contentLink(page, SECOND).click();
  await expect(page).toHaveURL(SECOND);
  const menu = page.getByRole('dialog');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  // Nothing holds the history back once the menu is closed.
  await page.goto(SECOND);
  await hydrated(page);
  await page.locator('main article a[href^="/docs/"]').first().click();
  await expect(page).not.toHaveURL(SECOND);
  await page.goBack();
  await expect(page).toHaveURL(SECOND);
});

test('Back and Forward come to the height of the page that was left', async ({page}) => {
  await open(page, FIRST);
  await jumpTo(page, 900);
  await contentLink(page, SECOND).dispatchEvent('click');
  await expect(page).toHaveURL(SECOND);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await jumpTo(page, 500);
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL(SECOND);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

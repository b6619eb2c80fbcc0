import {expect, type Page, test} from '@playwright/test';
import {allowClipboard, open, PHONE} from '../browser';

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'More ways to read this page'});

test.describe('Copy page', () => {
  for (const [path, first] of [
    ['/docs/spring', '# spring()'],
    ['/docs/shapes/', '# '],
    ['/blog/4-0', '# '],
  ] as const) {
    test(`copies ${path} as Markdown and says so`, async ({page, request}) => {
      const clipboard = await allowClipboard(page);
      await open(page, path);
      const label = copyButton(page).locator('span');
      const {height} = (await label.boundingBox()) ?? {};
      await copyButton(page).click();
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
      // Said in the place of the label, not above it.
      await expect.poll(async () => (await label.boundingBox())?.height).toBe(height);
      const copied = await clipboard();
      expect(copied.startsWith(first)).toBe(true);
      const twin = await request.get(`${path.replace(/\/$/, '')}.md`);
      expect(copied).toBe(await twin.text());
    });
  }

  test('the menu has the keyboard of a menu button', async ({page}) => {
    await open(page, '/docs/spring');
    const items = page.getByRole('menuitem');
    await menuButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(0)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('v');
    await expect(items.filter({hasText: 'View as Markdown'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
    await page.mouse.click(700, 700);
    await expect(items).toHaveCount(0);
  });

  test('the Markdown is one link away, assistants are links and nothing more', async ({page}) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const {hostname, protocol} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
    });
    await open(page, '/docs/spring');
    await menuButton(page).click();
    const assistants = page.getByRole('menuitem', {name: /^Open in/});
    // The menu's code is fetched when it is first opened.
    await expect(assistants).toHaveCount(2);
    for (const link of await assistants.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/.+\?q=.*%2Fdocs%2Fspring\.md/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await page.getByRole('menuitem', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(/\/docs\/spring\.md$/);
    expect(outside).toEqual([]);
  });

  test('says that copying failed', async ({page}) => {
    await open(page, '/docs/spring');
    await page.route('**/docs/spring.md', (route) => route.abort());
    await copyButton(page).click();
    await expect(page.getByRole('status').filter({hasText: 'Copying failed'})).toBeAttached();
  });

  test('stays on the screen of a phone', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/docs/spring');
    await menuButton(page).click();
    const sides = await page.getByRole('menu').evaluate((menu) => menu.getBoundingClientRect());
    expect(sides.left).toBeGreaterThanOrEqual(0);
    expect(sides.right).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});

import {expect, type Page, test} from '@playwright/test';
import {connectBy, hydrated, open, PHONE, scriptsOf} from '../browser';

const GUIDE = '/docs/spring';

test.describe('3 Persisted client preferences', () => {
  const KEY = 'docs-preferred-version-default';
  const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

  // The single version of this site is no choice: src/theme/NavbarItem/DocsVersionDropdownNavbarItem.test.tsx chooses among two.
  test('a docs version that was chosen under docs-preferred-version-{pluginId} stays so', async ({
    page,
  }) => {
    await open(page, GUIDE);
    await page.evaluate((key) => localStorage.setItem(key, 'current'), KEY);
    // The first load reads it, the second one finds what that has left.
    for (const _ of ['read', 'left']) {
      await page.reload();
      await hydrated(page);
    }
    expect(await stored(page)).toBe('current');
  });

  test('a preferred version that no longer exists is dropped', async ({page}) => {
    await page.addInitScript((key) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem(key, '0.9-gone');
      sessionStorage.setItem('planted', 'yes');
    }, KEY);
    await open(page, GUIDE);
    await expect.poll(() => stored(page)).toBeNull();
  });
});

test.describe('4 States and transitions: navbar and menus', () => {
  test('navbar dropdown opens on hover and closes on a touch outside', async ({browser}) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: {width: 1200, height: 800},
    });
    const page = await context.newPage();
    await open(page, '/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    const entry = bar.getByRole('link', {name: /^Player/});
    await bar.getByRole('button', {name: 'Products'}).hover();
    await expect(entry).toBeVisible();
    await page.touchscreen.tap(600, 700);
    await expect(entry).toBeHidden();
    await context.close();
  });

  test('on mobile a dropdown starts collapsed unless an item matches the current path', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const [path, isOpen] of [
      ['/', false],
      ['/player/', true],
    ] as const) {
      await open(page, path);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.getByRole('dialog', {name: 'Navigation'});
      const products = menu.getByRole('button', {name: 'Products'});
      await expect(products).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(menu.getByRole('link', {name: /^Lambda/})).toBeVisible({
        visible: isOpen,
      });
    }
  });

  test('collapsible panels open and close', async ({page}) => {
    await open(page, GUIDE);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const button = sidebar.locator('button[aria-expanded="false"]').first();
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    const label = String(await button.getAttribute('aria-label')).replace('Expand', 'Collapse');
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    await sidebar.getByRole('button', {name: label}).click();
    await expect(panel).toBeHidden();
  });
});

test.describe('4 States and transitions: link prefetch', () => {
  /**
   * Opens a guide with a connection of this kind, and finds a link in it and the files that only the
   * page behind it needs. What the open page itself loads at rest is not meant.
   */
  async function openWith(page: Page, connection: Parameters<typeof connectBy>[1]) {
    await connectBy(page, connection);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // A page without demos: they load by themselves when they come near the screen.
    await open(page, '/docs/staticfile');
    await page.waitForLoadState('networkidle');
    const link = page.locator('main p a[href^="/docs/"]').first();
    const own = await scriptsAt(page, page.url());
    const others = await scriptsAt(page, String(await link.getAttribute('href')));
    const files = others.filter((file) => !own.includes(file));
    expect(files).not.toEqual([]);
    return {
      link,
      hints: page.locator('link[rel="prefetch"]'),
      isAsked: (file: string) => requested.includes(file),
      files,
    };
  }

  const scriptsAt = async (page: Page, address: string) =>
    scriptsOf(await (await page.request.get(address)).text());

  test('a link in view is prefetched, one hovered is preloaded', async ({page}) => {
    const {link, hints, files, isAsked} = await openWith(page, {
      effectiveType: '4g',
      saveData: false,
    });
    await expect(hints).not.toHaveCount(0);
    await link.hover();
    await expect.poll(() => files.filter((file) => !isAsked(file))).toEqual([]);
  });

  for (const [name, connection] of [
    ['2g', {effectiveType: '2g', saveData: false}],
    ['slow-2g', {effectiveType: 'slow-2g', saveData: false}],
    ['data-saver', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`skipped on ${name}`, async ({page}) => {
      await page.clock.install();
      const {link, hints, files, isAsked} = await openWith(page, connection);
      await link.hover();
      await link.focus();
      // The pause that links have to stay in view, and the wait for a page at rest.
      await page.clock.runFor(5000);
      // Either way waits for the table of routes. The page that is asked for last waits for it, too:
      // once it is there, a file fetched ahead would have been asked for.
      await page.locator('a[href="/about/"]').first().dispatchEvent('click');
      await expect(page.locator('h1')).not.toHaveText('staticFile()');
      await expect(page).toHaveURL(/\/about\/$/);
      expect(files.filter(isAsked)).toEqual([]);
      await expect(hints).toHaveCount(0);
    });
  }
});

import {expect, test} from '@playwright/test';
import {hydrated, jumpTo, open, PHONE, scriptsOf, watchTransfers} from '../browser';

const GUIDE = '/docs/spring';

test.describe('2 Site shell', () => {
  test('skip-to-content link', async ({page}) => {
    await open(page, GUIDE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    // The target isn't a stop of its own: the next one has to be inside the content.
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main, article') !== null))
      .toBe(true);
  });

  test('closable announcement bar stays closed', async ({page}) => {
    await open(page, '/');
    const bar = page.locator('[data-announcement-bar]');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(bar).toBeHidden();
  });

  for (const [address, name] of [
    ['/templates/tiktok', 'Resources'],
    ['/blog/4-0', 'Resources'],
    ['/experts/mira-oldenkamp', 'Commercial'],
    ['/lambda/', 'Products'],
    ['/ai', 'Resources'],
    ['/contents', 'Docs'],
    ['/docs/a-z', 'Docs'],
  ] as const) {
    test(`${address} is marked in the bar as ${name}, alone`, async ({page}) => {
      await open(page, address);
      const marked = page
        .getByRole('navigation', {name: 'Main'})
        .locator(':is(a, button)[aria-current]:visible');
      await expect(marked).toHaveText([name]);
    });
  }

  test('navbar items of the specification', async ({page}) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    for (const name of ['Docs', 'API'])
      await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
    const menus = {
      Products: ['Player', 'Lambda', 'Media Parser', 'WebCodecs', 'Recorder', 'Timeline'],
      Resources: [
        ...['Learn', 'Resources', 'Blog', 'Showcase', 'Convert a video', 'Support'],
        ...['Templates', 'Error decoder'],
      ],
      Commercial: [
        'License',
        'Pricing',
        'Store',
        'Success Stories',
        'Experts',
        'About us',
        'Investors',
        'Contact us',
      ],
    };
    for (const [name, links] of Object.entries(menus)) {
      await bar.getByRole('button', {name}).hover();
      for (const link of links) {
        await expect(
          bar.getByRole('link', {name: link}).first(),
          `${name} › ${link}`,
        ).toBeVisible();
      }
      await page.mouse.move(700, 800);
    }
    for (const name of ['GitHub', 'Discord', 'X']) {
      await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
    }
  });

  test('a right-click on the logo opens the brand page', async ({page}) => {
    await page.route('https://remotion.dev/brand', (route) =>
      route.fulfill({body: 'brand', contentType: 'text/html'}),
    );
    await open(page, '/');
    await page
      .getByRole('navigation', {name: 'Main'})
      .locator('a')
      .first()
      .click({button: 'right'});
    await page.waitForURL('https://remotion.dev/brand');
  });

  test('the one language and the one docs version are said, not offered', async ({page}) => {
    await open(page, GUIDE);
    const facts = [/^Language: English$/, /^Version: \d+\.\d+\.\d+ \(Next\)$/];
    const bar = page.getByRole('navigation', {name: 'Main'});
    // What is beside them is found, so that a menu would be, too.
    await expect(bar.getByRole('button', {name: 'Products'})).toBeVisible();
    for (const fact of facts) await expect(bar.getByText(fact)).toBeVisible();
    await expect(bar.getByRole('button', {name: /English|\(Next\)/})).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Navigation'});
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await expect(menu.getByRole('button', {name: 'Products'})).toBeVisible();
    for (const fact of facts) await expect(menu.getByText(fact)).toBeVisible();
    await expect(menu.getByRole('button', {name: /English|\(Next\)/})).toHaveCount(0);
  });

  test('mobile menu: primary and secondary menus with a way back', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, GUIDE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Navigation'});
    await expect(menu).toBeVisible();
    // The list begins at the page that is open, the way back stays above it.
    const back = menu.getByRole('button', {name: /Back to main menu/});
    await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
    await expect(back).toBeInViewport({ratio: 1});
    await back.click();
    await expect(menu.getByRole('link', {name: 'API', exact: true})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
  });

  test('desktop navbar breakpoint is 996 px', async ({page}) => {
    await open(page, '/');
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
  });

  test('footer: three columns, copyright with the current year, logo of the color mode', async ({
    page,
  }) => {
    await open(page, '/');
    const footer = page.locator('footer');
    await expect(footer.getByRole('navigation')).toHaveCount(3);
    await expect(footer).toContainText(String(new Date().getFullYear()));
    const shown = footer.locator('img:visible');
    const before = await shown.first().getAttribute('src');
    await page
      .getByRole('button', {name: /Switch between dark and light/})
      .first()
      .click();
    await expect(shown.first()).not.toHaveAttribute('src', String(before));
  });
});

test.describe('4 States and transitions', () => {
  test('color mode: light by default, dark where the system asks for it', async ({browser}) => {
    for (const [colorScheme, mode] of [
      ['no-preference', 'light'],
      ['dark', 'dark'],
      ['light', 'light'],
    ] as const) {
      const page = await browser.newPage({colorScheme});
      await page.goto('/');
      await expect(page.locator(`html[data-theme="${mode}"]`)).toBeAttached();
      await page.close();
    }
  });

  test('the toggle is disabled until the client is ready', async ({page}) => {
    // Its code is on its way for as long as the test looks.
    await page.route('**/assets/js/*.js', () => undefined);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(
      page.getByRole('button', {name: /Switch between dark and light/}).first(),
    ).toBeDisabled();
  });

  test('navbar hides when scrolling down, reappears on scroll up and at the top', async ({
    page,
  }) => {
    await open(page, GUIDE);
    const bar = page.locator('header.navbar');
    for (const y of [100, 400, 800]) await jumpTo(page, y);
    await expect(bar).toHaveAttribute('data-hidden', '');
    await jumpTo(page, 600);
    await expect(bar).not.toHaveAttribute('data-hidden', '');
    await jumpTo(page, 800);
    await expect(bar).toHaveAttribute('data-hidden', '');
    await jumpTo(page, 0);
    await expect(bar).not.toHaveAttribute('data-hidden', '');
  });

  test('what sticks below the bar goes up with it, and comes down again', async ({page}) => {
    await page.setViewportSize(PHONE);
    // Its places are folded there: the list isn't long.
    for (const [path, name, step] of [
      ['/demos/', 'groups of demos', 600],
      ['/docs/a-z', 'letters', 600],
      ['/docs/errors/', 'filter of errors', 250],
      [GUIDE, 'contents', 600],
    ] as const) {
      await open(page, path);
      const bar = page.locator('header.navbar');
      const sticks = page.locator('main [data-sticks]').first();
      const top = () => sticks.evaluate((box) => Math.round(box.getBoundingClientRect().top));
      const height = await bar.evaluate((box) => box.getBoundingClientRect().height);
      for (const part of [1, 2, 3]) await jumpTo(page, part * step);
      await expect(bar).toHaveAttribute('data-hidden', '');
      await expect.poll(top, {message: name}).toBe(0);
      await jumpTo(page, 2.5 * step);
      await expect(bar).not.toHaveAttribute('data-hidden', '');
      await expect.poll(top, {message: name}).toBe(Math.round(height));
    }
  });

  test('on a phone the contents say where the reader is, and mark it in their list', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, GUIDE);
    const heading = page.locator('main h3[id]').nth(2);
    await heading.scrollIntoViewIfNeeded();
    await jumpTo(
      page,
      await heading.evaluate((box) => box.getBoundingClientRect().top + scrollY - 100),
    );
    const contents = page.locator('details[data-sticks]');
    const place = contents.locator('summary > span');
    await expect(place).not.toBeEmpty();
    // A click would scroll the page where the line is still moving with the bar.
    await contents.locator('summary').press('Enter');
    const marked = contents.locator('[class*=active]');
    await expect(marked).toHaveCount(1);
    // Both at one moment: the focus may still move the page by a line.
    const said = () =>
      contents.evaluate((box) =>
        ['summary > span', '[class*=active]'].map((part) => box.querySelector(part)?.textContent),
      );
    await expect.poll(async () => new Set(await said()).size).toBe(1);
    await expect(marked).toBeInViewport();
  });

  test('navbar dropdown opens on Enter and closes when the focus leaves', async ({page}) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    const button = bar.getByRole('button', {name: 'Products'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('link', {name: /^Player/})).toBeVisible();
    await page
      .locator('main')
      .first()
      .click({position: {x: 5, y: 5}});
    await expect(bar.getByRole('link', {name: /^Player/})).toBeHidden();
  });

  test('the next route is preloaded on hover, each file once', async ({page}) => {
    const transfers = await watchTransfers(page);
    await open(page, GUIDE);
    const link = page.locator('main a[href="/docs/interpolate"]').first();
    const html = await (await page.request.get('/docs/interpolate')).text();
    await link.hover();
    await expect
      .poll(() => scriptsOf(html).filter((file) => !transfers.includes(file)))
      .toEqual([]);
    await page.getByRole('heading', {level: 1}).hover();
    await link.hover();
    await link.click();
    await expect(page.locator('h1')).toHaveText('interpolate()');
    const scripts = transfers.filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file, index) => scripts.indexOf(file) !== index)).toEqual([]);
  });
});

test.describe('7 Calls it makes', () => {
  test('nothing leaves the site when no service is configured', async ({page}) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const {hostname, protocol} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
    });
    for (const path of ['/', GUIDE, '/blog', '/search?q=spring', '/templates/']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
    }
    expect(outside).toEqual([]);
  });
});

test('a page about something alpha says so below its title, other pages do not', async ({page}) => {
  await page.goto('/docs/cloudrun/deployservice');
  const notice = page.getByRole('note').filter({hasText: 'Alpha'});
  await expect(notice).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/cloudrun\/status$/);
  await expect(page.getByRole('note').filter({hasText: 'Alpha'})).toHaveCount(0);
});

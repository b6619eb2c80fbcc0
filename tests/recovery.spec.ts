import {expect, type Page, test} from '@playwright/test';
import {PATIENCE} from '../shared/start';
import {
  asReturningReader,
  connectBy,
  hold,
  hydrated,
  open,
  PHONE,
  stopTimers,
  watchErrors,
  withoutFeature,
} from './browser';

const GUIDE = '/docs/spring';
const OTHER = '/docs/interpolate';

const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

/** What a click needs isn't there yet. */
const slowConnection = (page: Page) => connectBy(page, {effectiveType: '2g'});

test.describe('a page that crashed', () => {
  /** Lets the docs page that is loaded next throw while it is drawn. */
  const crash = async (page: Page) => {
    await page.evaluate(() => {
      // Headings are split where they may break. So are labels of the sidebar, at dots and hyphens, too: it
      // comes when the page is at rest, and must not crash as well.
      const original = String.prototype.split;
      Object.assign(window, {
        mend: () => {
          String.prototype.split = original;
        },
      });
      Object.defineProperty(String.prototype, 'split', {
        configurable: true,
        writable: true,
        value(this: string, ...words: unknown[]) {
          const isThere = window.location.pathname === '/docs/interpolate';
          const isHeading = words[0] instanceof RegExp && !words[0].source.includes('.-');
          if (isThere && isHeading && this.includes('interpolate()')) throw new Error('planted');
          return Reflect.apply(original, this, words);
        },
      });
    });
    await linkTo(page, OTHER).dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText('This page crashed.');
    await expect(page).toHaveTitle(/^Page Error/);
  };

  test('gives way to the next one', async ({page}) => {
    await open(page, GUIDE);
    await crash(page);
    await page.locator('footer a[href^="/docs"]').first().dispatchEvent('click');
    await expect(page.locator('h1')).not.toHaveText('This page crashed.');
    await expect(page).not.toHaveTitle(/^Page Error/);
  });

  test('is shown again when a reader goes back to it', async ({page}) => {
    await open(page, GUIDE);
    await crash(page);
    // The page before names it, too.
    await page.evaluate('window.mend()');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('spring()');
  });
});

for (const [how, answer] of [
  ['is gone', {status: 404, body: ''}],
  [
    'is something else',
    {
      status: 200,
      contentType: 'text/html',
      headers: {'X-Content-Type-Options': 'nosniff'},
      body: '',
    },
  ],
] as const) {
  test(`a style sheet that ${how} lets the page open as a document`, async ({page}) => {
    await slowConnection(page);
    await open(page, GUIDE);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    let isGone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route('**/assets/css/*.css', (route) =>
      isGone ? route.fulfill(answer) : route.continue(),
    );
    await page.locator('a[href="/templates/"]').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/templates\/$/);
    await hydrated(page);
    await expect(page.locator('h1')).not.toHaveText('This page crashed.');
    // The address changes before the document does.
    await page.waitForFunction(() => !('sameDocument' in window));
  });
}

test('offline, a page with styles of its own doesn’t take the one that is there', async ({
  page,
  context,
}) => {
  await slowConnection(page);
  await open(page, GUIDE);
  await context.setOffline(true);
  await page.locator('a[href="/templates/"]').first().dispatchEvent('click');
  await expect(page.getByRole('alert').filter({hasText: 'You are offline'})).toBeVisible();
  await expect(page.locator('h1')).toHaveText('spring()');
  await context.setOffline(false);
  await page.locator('a[href="/templates/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/templates\/$/);
  await expect(page.locator('h1')).not.toHaveText(/crashed|spring/);
});

test('where neither a page nor its document comes, it says what failed, and tries again', async ({
  page,
}) => {
  await slowConnection(page);
  await open(page, GUIDE);
  let isDown = true;
  await page.route(
    (url) => isDown && (url.pathname === OTHER || /\/assets\/js\//.test(url.pathname)),
    (route) => route.fulfill({status: 503, body: ''}),
  );
  await linkTo(page, OTHER).dispatchEvent('click');
  const box = page.getByRole('alert').filter({hasText: 'Retry'});
  await expect(box).toContainText(/Error: .+/);
  const widths = await box.evaluate((element) => [
    element.getBoundingClientRect().width,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeCloseTo((widths[1] ?? 0) / 2, -1);
  // The box stays while it is tried again: what is asked for tells that it was.
  const askedAgain = page.waitForResponse((response) => response.status() === 503);
  const retry = box.getByRole('button', {name: 'Retry'});
  await retry.click();
  await askedAgain;
  await expect(box).toContainText(/Error: .+/);
  isDown = false;
  // A press while the other attempt is still failing fails with it.
  await expect
    .poll(async () => {
      if (await retry.isVisible()) await retry.click({timeout: 2000}).catch(() => undefined);
      return page.locator('h1').allTextContents();
    })
    .toEqual(['interpolate()']);
});

test('a page whose files never come opens as a document after eight seconds', async ({page}) => {
  await slowConnection(page);
  const giveUp = await stopTimers(page, 8000);
  await open(page, GUIDE);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  let hangs = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) hangs = false;
  });
  await page.route('**/assets/js/*.js', (route) => (hangs ? undefined : route.continue()));
  await linkTo(page, OTHER).dispatchEvent('click');
  await giveUp();
  await expect(page.locator('h1')).toHaveText('interpolate()');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('Escape ends the wait for a page', async ({page}) => {
  await slowConnection(page);
  await open(page, GUIDE);
  await page.route('**/assets/js/*.js', () => undefined);
  await linkTo(page, OTHER).dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  await expect(page.locator('h1')).toHaveText('spring()');
});

test.describe('offline, an action whose code isn’t there', () => {
  for (const [what, act] of [
    ['search', (page: Page) => page.keyboard.press('Control+K')],
    [
      'Ask the docs',
      (page: Page) => page.getByRole('button', {name: 'Ask the docs'}).dispatchEvent('click'),
    ],
    [
      'More ways',
      (page: Page) => page.getByRole('button', {name: 'More ways to read'}).dispatchEvent('click'),
    ],
  ] as const) {
    test(`says so, and the page stays: ${what}`, async ({page, context}) => {
      await open(page, GUIDE);
      await context.setOffline(true);
      await act(page);
      await expect(page.getByRole('alert').filter({hasText: 'You are offline'})).toBeVisible();
      await expect(page.locator('h1')).toHaveText('spring()');
    });
  }
});

for (const file of ['main', 'runtime~main']) {
  for (const [how, answer] of [
    ['is missing', {status: 404, body: ''}],
    ['is cut off', {status: 200, contentType: 'text/javascript', body: 'function('}],
  ] as const) {
    test(`a document whose ${file} ${how} says so, and its links work`, async ({page}) => {
      await asReturningReader(page);
      await page.route(`**/assets/js/${file}.*.js`, (route) => route.fulfill(answer));
      await page.goto(GUIDE);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await linkTo(page, OTHER).click();
      await expect(page.locator('h1')).toHaveText('interpolate()');
    });
  }
}

test('a style sheet that never comes keeps nobody from reading', async ({page}) => {
  await asReturningReader(page);
  const giveUp = await stopTimers(page, PATIENCE.styles);
  await page.route('**/assets/css/*.css', () => undefined);
  await page.goto(GUIDE, {waitUntil: 'commit'});
  await giveUp();
  await hydrated(page);
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
});

test('a style sheet that a film waits for is left alone', async ({page}) => {
  // The moment at which the document's own are given up, when the test says so.
  const giveUp = await stopTimers(page, PATIENCE.styles);
  await open(page, '/docs/recipes/');
  const {asked, letThem} = await hold(page, '**/assets/css/*.css');
  const card = page.locator('a', {has: page.locator('[data-recipe="browser-scroll"]')});
  await card.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await giveUp();
  letThem();
  await expect(card.locator('[data-playing]')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const path of [GUIDE, '/', '/templates/', '/showcase/add', '/docs/encoding']) {
    test(`${path} shows nothing that does nothing`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('button, select, input').filter({visible: true})).toHaveCount(0);
    });
  }

  test('a phone has a way to all pages', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto(GUIDE);
    await page.getByRole('link', {name: 'Contents', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('Contents');
    await linkTo(page, OTHER).click();
    await expect(page.locator('h1')).toHaveText('interpolate()');
  });
});

/** What browsers in apps and extensions take away, each as if it had never been, or throwing. */
const MISSING = ['IntersectionObserver', 'ResizeObserver', 'matchMedia'] as const;

for (const name of MISSING) {
  for (const how of ['is missing', 'throws'] as const) {
    test(`the site goes on where ${name} ${how}`, async ({page}) => {
      await withoutFeature(page, name, how);
      const errors = watchErrors(page);
      await open(page, GUIDE);
      await linkTo(page, OTHER).dispatchEvent('click');
      await expect(page.locator('h1')).toHaveText('interpolate()');
      expect(errors).toEqual([]);
    });
  }
}

test('a dialog opens and closes where showModal is missing', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await open(page, GUIDE);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** One value of each kind that a key can hold when it isn't ours, or is from long ago: each takes a visit. */
const VALUES = [
  'null',
  'true',
  '-5',
  '1e999',
  '"x"',
  '[null]',
  '[[1],{"a":{}}]',
  '{}',
  '{"a":null,"__proto__":{"b":1}}',
  '{"a":',
  '{"version":999,"items":[{"url":"/nowhere"}]}',
  '',
  '<img src=x onerror=alert(1)>'.repeat(4_000),
];

test('every key that the site reads or writes may hold anything', async ({page}) => {
  test.setTimeout(180_000);
  // The keys are found by looking at what the site asks for, while it is used.
  await page.addInitScript(() => {
    const keys = new Set<string>(JSON.parse(window.name || '[]'));
    for (const name of ['getItem', 'setItem'] as const) {
      const original = Storage.prototype[name];
      Object.defineProperty(Storage.prototype, name, {
        value(this: Storage, key: string, ...rest: string[]) {
          keys.add(key);
          window.name = JSON.stringify([...keys]);
          return Reflect.apply(original, this, [key, ...rest]);
        },
      });
    }
  });
  const use = async () => {
    await open(page, GUIDE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    await page.locator('aside button[aria-expanded]').first().click();
    await page.getByRole('button', {name: /mode/i}).first().click();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox').fill('easing');
    await page.getByRole('option').first().click();
    await expect(page.locator('h1')).not.toHaveText('spring()');
  };
  await use();
  const keys: string[] = await page.evaluate(() => JSON.parse(window.name));
  expect(keys).toEqual(expect.arrayContaining(['theme', 'sidebar-open', 'sidebar-scroll']));
  const errors = watchErrors(page);
  for (const value of VALUES) {
    await page.evaluate(
      ([names, stored]) => {
        for (const key of names) {
          localStorage.setItem(key, stored);
          sessionStorage.setItem(key, stored);
        }
      },
      [keys, value] as const,
    );
    await use();
    expect(errors, value.slice(0, 40)).toEqual([]);
  }
});

test.describe('the bar above the page', () => {
  const bar = (page: Page) => page.locator('header.navbar');

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`hides on a jump to an anchor, down and up, ${motion}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: motion});
      await open(page, GUIDE);
      const [first, last] = await page
        .locator('main h3[id]')
        .evaluateAll((all) => [all.at(0)?.id, all.at(-1)?.id]);
      for (const id of [last, first, last]) {
        await page.locator(`a[href="#${id}"]`).first().dispatchEvent('click');
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
        await expect(bar(page)).toHaveAttribute('data-hidden', '');
      }
      await page.mouse.move(600, 500);
      // The framework takes the first scroll after a jump for the jump's own.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, -60);
          return bar(page).getAttribute('data-hidden');
        })
        .toBeNull();
    });
  }
});

test('links are fetched ahead on every page, and those of closed menus are not', async ({page}) => {
  await connectBy(page, {effectiveType: '4g'});
  const ahead = () => page.locator('link[rel="prefetch"]').count();
  await open(page, GUIDE);
  await expect.poll(ahead).toBeGreaterThan(0);
  await linkTo(page, OTHER).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('interpolate()');
  const before = await ahead();
  await page.locator('main nav a').last().scrollIntoViewIfNeeded();
  await expect.poll(ahead).toBeGreaterThan(before);
});

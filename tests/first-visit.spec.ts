// A first visit is for reading: scripts wait for a sign of the reader, and what is pressed isn't lost.
import {expect, type Page, test} from '@playwright/test';
import {PATIENCE} from '../shared/start';
import {
  blockStorage,
  framesDrawn,
  hold,
  hydrated,
  open,
  PHONE,
  SCRIPT_FILES,
  stir,
  stopTimers,
  watchErrors,
} from './browser';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/',
  '/docs/spring',
  '/docs/the-fundamentals',
  '/docs/errors/',
  '/blog/4-0',
  '/templates/',
];

/** The four seconds never end, so that scripts which come aren't those of a reader who only looks. */
const noPatience = (page: Page) => stopTimers(page, PATIENCE.reader);

for (const path of PAGES) {
  test(`${path} is read without a script, and alive after the first sign of a reader`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, {waitUntil: 'networkidle'});
    await expect(page.locator('h1').first()).toBeVisible();
    expect(scripts).toEqual([]);
    await stir(page);
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(2);
    expect(errors).toEqual([]);
  });
}

test('a reader who only looks gets the scripts, too', async ({page}) => {
  await page.goto('/docs/staticfile');
  await hydrated(page);
});

test('a pointer that rests where the page appears is no sign, one that moves is', async ({
  page,
}) => {
  await noPatience(page);
  await page.goto('/docs/staticfile');
  const arrivesBy = (movementX: number) =>
    page.evaluate((by) => {
      dispatchEvent(new PointerEvent('pointermove', {movementX: by}));
      return document.documentElement.hasAttribute('data-arrived');
    }, movementX);
  expect(await arrivesBy(0)).toBe(false);
  expect(await arrivesBy(1)).toBe(true);
});

for (const [sign, act] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
  ['a jump down the page', (page: Page) => page.evaluate(() => scrollTo({top: 600}))],
] as const) {
  test(`the first sign can be ${sign}`, async ({page}) => {
    await noPatience(page);
    await page.goto('/docs/staticfile');
    await act(page);
    await hydrated(page);
  });
}

for (const [what, path] of [
  ['a tool', '/playground/'],
  ['the search page', '/search'],
  ['an address that is not found', '/no-such-page'],
  ['an address with a question', '/docs/staticfile?pm=pnpm'],
  ['an address with an anchor', '/docs/spring#config'],
] as const) {
  test(`scripts come at once for ${what}`, async ({page}) => {
    await noPatience(page);
    await page.goto(path);
    await hydrated(page);
  });
}

test('scripts come at once on the second page', async ({page}) => {
  await page.goto('/docs/staticfile');
  await stir(page);
  await hydrated(page);
  await noPatience(page);
  await page.goto('/docs/spring');
  await hydrated(page);
});

test('the sidebar shows where the reader is before any script of the page', async ({page}) => {
  const {letThem} = await hold(page, SCRIPT_FILES);
  await page.goto('/docs/transitions/');
  const list = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(list.locator('[aria-current]').first()).toBeInViewport({ratio: 1});
  await framesDrawn(page, 3);
  await list.evaluate((element) => {
    element.addEventListener('scroll', () => element.setAttribute('data-moved', ''));
  });
  await stir(page);
  letThem();
  await hydrated(page);
  await framesDrawn(page, 3);
  await expect(list).not.toHaveAttribute('data-moved');
});

test('scripts that are asked for load side by side', async ({page}) => {
  const {asked, letThem} = await hold(page, SCRIPT_FILES);
  await page.goto('/docs/spring');
  await stir(page);
  await expect.poll(() => asked.length).toBeGreaterThan(4);
  letThem();
  await hydrated(page);
});

test.describe('what is pressed before the scripts are there is done when they are', () => {
  test('a button, once', async ({page}) => {
    await page.setViewportSize(PHONE);
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.goto('/docs/staticfile');
    const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    // Pressed again, as nothing happened.
    await menu.click();
    letThem();
    await hydrated(page);
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a button that stands elsewhere on narrow screens', async ({page}) => {
    await page.setViewportSize(PHONE);
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.goto('/docs/staticfile');
    await page.getByRole('button', {name: 'Ask the docs'}).click();
    letThem();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const press of [false, true]) {
    test(`a menu that the mouse ${press ? 'presses' : 'rests on'}`, async ({page}) => {
      const {letThem} = await hold(page, SCRIPT_FILES);
      await page.goto('/docs/staticfile');
      const menu = page.getByRole('button', {name: 'Products'});
      await menu.hover();
      if (press) await menu.click();
      letThem();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await framesDrawn(page, 3);
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('a switch that is off until then', async ({page}) => {
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/docs/staticfile');
    const toggle = page.getByRole('button', {name: 'Switch between dark and light mode'}).first();
    await expect(toggle).toBeDisabled();
    const {x, y} = (await toggle.boundingBox()) ?? {x: 0, y: 0};
    await page.mouse.click(x + 10, y + 10);
    letThem();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a choice of the footer', async ({page}) => {
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/docs/staticfile');
    await page.locator('footer').getByTitle('Dark').click();
    letThem();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the keys of the search', async ({page}) => {
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.goto('/docs/staticfile');
    await page.keyboard.press('Control+K');
    letThem();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('letters in a field', async ({page}) => {
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.goto('/docs/a-z');
    const field = page.getByRole('searchbox', {name: 'Filter'});
    await field.pressSequentially('makeTransform');
    letThem();
    await hydrated(page);
    await expect(field).toHaveValue('makeTransform');
    await expect(page.locator('main a[href="/docs/spring"]')).toHaveCount(0);
    await expect(page.locator('main a[href*="make-transform"]').first()).toBeVisible();
  });

  test('controls of a film', async ({page}) => {
    const {letThem} = await hold(page, SCRIPT_FILES);
    await page.goto('/docs/spring');
    const film = page
      .locator('figure')
      .filter({has: page.getByRole('checkbox')})
      .first();
    const slider = film.locator('[type=range]:not([aria-label=Frame])').first();
    const before = await slider.inputValue();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    const chosen = await slider.inputValue();
    expect(chosen).not.toBe(before);
    const box = film.getByRole('checkbox').first();
    const wasChecked = await box.isChecked();
    await box.click();
    letThem();
    await hydrated(page);
    await expect(box).toBeChecked({checked: !wasChecked});
    await expect(slider).toHaveValue(chosen);
    // React has heard of both: only then can they be taken back.
    await film.getByRole('button', {name: 'Reset'}).click();
    await expect(slider).toHaveValue(before);
    await expect(box).toBeChecked({checked: wasChecked});
  });

  test('a link leads on without them', async ({page}) => {
    await hold(page, SCRIPT_FILES);
    await page.goto('/docs/staticfile');
    await page.locator('main a[href="/docs/assets"]').first().click();
    await expect(page).toHaveURL(/\/docs\/assets$/);
  });

  test('a button whose scripts never come is let go', async ({page}) => {
    await page.route('**/assets/js/main.*.js', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/docs/staticfile');
    const ask = page.getByRole('button', {name: 'Ask the docs'});
    await ask.click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(ask).not.toHaveAttribute('aria-busy');
  });
});

test('a film starts for the reader whose first sign brought the scripts', async ({page}) => {
  await noPatience(page);
  await page.goto('/docs/spring');
  await stir(page);
  await expect(page.locator('[data-player="ready"]').first()).toBeAttached();
});

test('without storage each visit is a first one, and alive all the same', async ({page}) => {
  await blockStorage(page);
  await open(page, '/docs/staticfile');
});

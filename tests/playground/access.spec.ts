// The page of the playground with a keyboard, on a phone, and as axe sees it.
import {expect, type Locator, type Page, test} from '@playwright/test';
import {broken, namesOf} from '../axe.ts';
import {open, PHONE} from '../browser.ts';
import {drawn, preview} from './frame.ts';

/** What axe finds on the page; the picture is the reader's own, and its frame can't be looked into. */
const findings = async (page: Page): Promise<string[]> =>
  namesOf(await broken(page, {iframes: false}));

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing on the playground, its list of commands and its drafts, ${mode}`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await open(page, '/playground/?p=spring');
    await drawn(page);
    expect(await findings(page)).toEqual([]);
    for (const name of ['All commands', 'Open']) {
      await page.getByRole('button', {name, exact: true}).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(`axe finds nothing on a phone, with the code and with the picture, ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await open(page, '/playground/?p=spring');
    await expect(page.locator('[data-state="drawn"]')).toBeAttached();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', {name: 'Picture', exact: true}).click();
    await drawn(page);
    expect(await findings(page)).toEqual([]);
  });
}

test('on a phone code and picture take turns, by keyboard too, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/playground/?p=spring');
  const code = page.locator('.cm-content');
  await expect(code).toBeVisible();
  // Small, above the code, with its playhead beside it: what one writes is seen at once.
  const picture = page.locator('[data-state="drawn"]');
  await expect(picture).toBeInViewport({ratio: 1});
  await expect.poll(async () => Math.round((await picture.boundingBox())?.height ?? 0)).toBe(104);
  // The bar of the site, one row of the playground's own and this picture are a quarter of the screen.
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await expect
    .poll(async () => (await code.boundingBox())?.y)
    .toBeLessThanOrEqual(PHONE.height / 4);
  await expect(page.getByRole('slider', {name: 'Frame', exact: true})).toBeInViewport({ratio: 1});
  await page.getByRole('button', {name: 'Picture', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(preview(page).locator('circle')).toBeVisible();
  await expect(code).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(code).toBeVisible();
});

test('on a phone on its side, code and film stand side by side', async ({page}) => {
  await page.setViewportSize({width: PHONE.height, height: PHONE.width});
  await open(page, '/playground/?p=spring');
  await expect(page.locator('.cm-content')).toBeInViewport();
  await expect(page.locator('[data-state="drawn"]')).toBeInViewport({ratio: 1});
  await expect(page.getByRole('slider', {name: 'Frame', exact: true})).toBeInViewport({ratio: 1});
  // Moved down by the height of the bars, the page is at its end.
  const {page: height, window: screen} = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    window: window.innerHeight,
  }));
  expect(height).toBeLessThanOrEqual(screen + 97);
});

test('on a phone a finger hits what it presses, and nothing that is typed into makes it zoom', async ({
  browser,
}) => {
  const context = await browser.newContext({viewport: PHONE, isMobile: true, hasTouch: true});
  const page = await context.newPage();
  /** What is smaller than 44 pixels, or has letters below 16 where one types. */
  const small = (scope: Locator) =>
    scope.evaluate((box) =>
      [
        ...box.querySelectorAll<HTMLElement>(
          'button, select, summary, input, [contenteditable=true]',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.matches('[type=checkbox]'))
        .flatMap((element) => {
          const {width, height} = element.getBoundingClientRect();
          const isTyped = element.matches(
            'select, input:not([type=range]), [contenteditable=true]',
          );
          const letters = Number.parseFloat(getComputedStyle(element).fontSize);
          const fits = width >= 44 && height >= 44 && (!isTyped || letters >= 16);
          return fits ? [] : `${element.outerHTML.slice(0, 80)}: ${width} × ${height}, ${letters}`;
        }),
    );
  try {
    await open(page, '/playground/');
    const playground = page.getByRole('region', {name: /^Playground: /});
    await expect(page.locator('[data-state="drawn"]')).toBeAttached();
    expect(await small(playground)).toEqual([]);
    // It stands in the bar: elsewhere it would lie on the code.
    const bar = await page.locator('.navbar').boundingBox();
    const ask = await page.getByRole('button', {name: 'Ask the docs'}).boundingBox();
    if (!bar || !ask) throw new Error('no bar, or no button');
    expect(ask.y).toBeGreaterThanOrEqual(bar.y);
    expect(ask.y + ask.height).toBeLessThanOrEqual(bar.y + bar.height);
    await page.getByRole('button', {name: 'Picture', exact: true}).tap();
    expect(await small(playground)).toEqual([]);
    await page.getByRole('button', {name: 'Code', exact: true}).tap();
    for (const name of ['Add a file', 'All commands', 'Open']) {
      await page.getByRole('button', {name, exact: true}).tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await small(dialog), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  } finally {
    await context.close();
  }
});

test('Tab indents in the editor, and leaves it after Escape', async ({page}) => {
  await open(page, '/playground/?p=spring');
  await drawn(page);
  const code = page.locator('.cm-content');
  await code.focus();
  // What helps to write comes behind the first picture: the brackets are its first sign.
  await expect
    .poll(async () => {
      // So do the editor's own keys.
      await page.keyboard.press('Control+End');
      await page.keyboard.type('(');
      return code.textContent();
    })
    .toMatch(/\(\)\s*$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
});

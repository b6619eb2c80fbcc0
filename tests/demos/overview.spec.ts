import {expect, test} from '@playwright/test';
import {open, PHONE} from '../browser';

test('a card of an overview plays while it is pointed at', async ({page}) => {
  await open(page, '/docs/animated-emoji/');
  const card = page.locator('a[data-card]', {has: page.locator('[data-preview="emoji-joy"]')});
  const preview = card.locator('[data-preview]');
  await card.scrollIntoViewIfNeeded();
  await expect(preview).not.toHaveAttribute('data-playing');
  await card.hover();
  await expect(preview).toHaveAttribute('data-playing', 'true', {timeout: 20_000});
  await page.locator('h1').hover();
  await expect(preview).not.toHaveAttribute('data-playing');
  await card.focus();
  await expect(preview).toHaveAttribute('data-playing', 'true');
});

test('a card begins to play with the frame of its still', async ({page}) => {
  await open(page, '/docs/google-fonts/');
  const card = page.locator('a[data-card]', {
    has: page.locator('[data-preview="editorial-cover"]'),
  });
  await card.hover();
  // Its last line comes at frame 40; at the first one there is nothing but paper.
  const opacity = await page.waitForFunction(
    () => {
      const lines = document.querySelectorAll('[data-preview="editorial-cover"] [inert] div');
      const last = [...lines].findLast(({textContent}) => textContent?.startsWith('Eleven rooms'));
      return last && getComputedStyle(last).opacity;
    },
    undefined,
    {timeout: 20_000},
  );
  expect(await opacity.jsonValue()).toBe('1');
});

test('with reduced motion a card stays still', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/noise/');
  const card = page.locator('a[data-card]').first();
  await card.hover();
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await expect(card.locator('[data-preview]')).not.toHaveAttribute('data-playing');
});

test('the overview of the API has a picture or a plate for each package', async ({page}) => {
  await open(page, '/docs/api');
  const cards = page.locator('a[data-card]');
  const bare = await cards.evaluateAll((all) =>
    all.filter((card) => !card.querySelector('img, [data-plate]')).map((card) => card.textContent),
  );
  expect(bare).toEqual([]);
  await page
    .getByRole('link', {name: /^@remotion\/renderer/})
    .first()
    .click();
  await expect(page.locator('h1')).toContainText('renderer');
});

test('controls below a Player of one’s own move it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/player/custom-controls');
  const demo = page.locator('[data-demo="player-controls"]');
  await demo.scrollIntoViewIfNeeded();
  const stage = demo.locator('[data-player="ready"]');
  await expect(stage).toBeVisible({timeout: 20_000});
  const seek = stage.getByRole('slider', {name: 'Position'});
  await seek.fill('30');
  await expect(seek).toHaveValue('30');
  await stage.getByRole('button', {name: 'Play'}).click();
  await expect(stage.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(34);
});

test('a shape in the Player follows the pointer', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/player/drag-and-drop/');
  const demo = page.locator('[data-demo="player-drag"]');
  await demo.scrollIntoViewIfNeeded();
  const stage = demo.locator('[data-player="ready"]');
  await expect(stage).toBeVisible({timeout: 20_000});
  const shape = stage.locator('[data-shape="plum"]');
  const box = async () => (await shape.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const before = await box();
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 + 90, before.y + before.height / 2, {steps: 6});
  await page.mouse.up();
  expect(Math.abs((await box()).x - before.x - 90)).toBeLessThan(24);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('the filters of the recipes are one row', async ({page}) => {
    await open(page, '/docs/recipes/');
    const buttons = page.getByRole('search').getByRole('button');
    const tops = await buttons.evaluateAll((all) =>
      all.map((button) => Math.round(button.getBoundingClientRect().top)),
    );
    expect(tops.length).toBeGreaterThan(5);
    expect(new Set(tops).size).toBe(1);
    await buttons.last().click();
    await expect(buttons.last()).toHaveAttribute('aria-pressed', 'true');
  });
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {allowClipboard, framesDrawn, open, PHONE, stir} from '../browser';
import {picture} from './picture';

const SCRIPTS = 'build/assets/js';

/** The scripts of the build that contain all of some texts, by name. */
function scriptsWith(...texts: string[]): Map<string, string> {
  const names = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
  const files = names.map(
    (name) => [name, readFileSync(path.join(SCRIPTS, name), 'utf8')] as const,
  );
  const found = files.filter(([, code]) => texts.every((text) => code.includes(text)));
  expect(found.length).toBeGreaterThan(0);
  return new Map(found);
}

/** The playhead of the open demo. */
const frame = (page: Page) =>
  page.getByRole('dialog').getByRole('slider', {name: 'Frame', exact: true});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a demo stands still at the frame of its still until it is played', async ({page}) => {
    await page.goto('/demos/#demo=spring');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[data-player="ready"]')).toBeVisible();
    const before = await frame(page).inputValue();
    await framesDrawn(page, 30);
    expect(await frame(page).inputValue()).toBe(before);
    await dialog.getByRole('button', {name: 'Play'}).click();
    await expect.poll(() => frame(page).inputValue()).not.toBe(before);
  });

  test('a deep link sets the controls and the code', async ({page}) => {
    await page.goto('/demos/#demo=spring:damping=3&overshootClamping=true');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('slider', {name: 'Damping'})).toHaveValue('3');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await dialog.getByText('Show code').click();
    await expect(dialog.locator('code [data-value="damping"]')).toHaveText('3');
    await expect(dialog.locator('code [data-value="overshootClamping"]')).toHaveText('true');
    await expect(dialog.locator('code [data-value="mass"]')).toHaveText('1');
  });

  test('on a phone it fills the screen, and nothing above its code moves when that is opened', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/demos/#demo=spring');
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('[data-player="ready"]');
    await expect(picture).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toEqual({x: 0, y: 0, ...PHONE});
    const playhead = await frame(page).boundingBox();
    expect(playhead?.width).toBeGreaterThan(350);
    await dialog.getByText('Show code').click();
    await expect(dialog.locator('code')).toBeVisible();
    await expect.poll(() => frame(page).boundingBox()).toEqual(playhead);
  });

  test('a value out of range falls back to the default', async ({page}) => {
    await page.goto('/demos/#demo=spring:damping=9999');
    await expect(page.getByRole('dialog').getByRole('slider', {name: 'Damping'})).toHaveValue('8');
  });

  test('changing a control changes picture and code, and can be undone', async ({page}) => {
    await page.goto('/demos/#demo=interpolate-colors');
    const dialog = page.getByRole('dialog');
    const stage = dialog.locator('[data-player="ready"]');
    await expect(stage).toBeVisible();
    const before = await picture(stage);
    await dialog.getByLabel('Middle').fill('#ffffff');
    await expect.poll(async () => (await picture(stage)).equals(before)).toBe(false);
    await dialog.getByText('Show code').click();
    await expect(dialog.locator('code [data-value="middle"]')).toHaveText("'#ffffff'");
    await dialog.getByRole('button', {name: 'Reset'}).click();
    await expect(dialog.getByLabel('Middle')).toHaveValue('#f4d58d');
  });

  test('the copied code is the code with the chosen values', async ({page}) => {
    const code = await allowClipboard(page);
    await page.goto('/demos/#demo=spring:damping=3');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('slider', {name: 'Damping'})).toHaveValue('3');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await dialog.getByRole('button', {name: 'Copy code'}).click();
    // Not by what the button says: that is gone after a moment.
    await expect.poll(code).toContain('damping: 3,');
    expect(await code()).toContain("from 'remotion'");
  });

  test('the playhead obeys the arrow keys', async ({page}) => {
    await page.goto('/demos/#demo=spring');
    await expect(page.getByRole('dialog').locator('[data-player="ready"]')).toBeVisible();
    const before = Number(await frame(page).inputValue());
    await frame(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(frame(page)).toHaveValue(String(before + 1));
    await page.keyboard.press('Home');
    await expect(frame(page)).toHaveValue('0');
  });
});

test('a demo plays when it is seen and pauses on request', async ({page}) => {
  await page.goto('/demos/#demo=spring');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', {name: 'Pause'})).toBeVisible();
  const before = await frame(page).inputValue();
  await expect.poll(() => frame(page).inputValue()).not.toBe(before);
  await dialog.getByRole('button', {name: 'Pause'}).click();
  await expect(dialog.getByRole('button', {name: 'Play'})).toBeVisible();
  await framesDrawn(page, 2);
  const paused = await frame(page).inputValue();
  await framesDrawn(page, 30);
  expect(await frame(page).inputValue()).toBe(paused);
});

test('a demo that nobody asked for plays one round, and one more for a control that is moved', async ({
  page,
}) => {
  await open(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  const playhead = demo.getByRole('slider', {name: 'Frame', exact: true});
  const still = await playhead.inputValue();
  await stir(page);
  const play = demo.getByRole('button', {name: 'Play'});
  const moves = async () => {
    await expect.poll(() => playhead.inputValue()).not.toBe(still);
    await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  };
  const rests = async () => {
    await expect(play).toBeVisible({timeout: 15_000});
    await expect(playhead).toHaveValue(still);
  };
  await moves();
  await rests();
  await demo.getByRole('slider', {name: 'Damping'}).press('ArrowRight');
  await moves();
  await rests();

  // What a reader plays goes on as long as "Loop" is pressed.
  await play.click();
  const last = Number(await playhead.getAttribute('max'));
  const at = async () => Number(await playhead.inputValue());
  await expect.poll(at, {intervals: [20], timeout: 15_000}).toBeGreaterThan(last / 2);
  await expect.poll(at, {intervals: [20], timeout: 15_000}).toBeLessThan(last / 4);
  await expect(play).toBeHidden();
});

test('a page without scripts shows the still and the code', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  await expect(demo.getByRole('img').first()).toBeVisible();
  await expect(demo.getByRole('slider', {name: 'Frame', exact: true})).toBeHidden();
  await demo.getByText('Show code').click();
  await expect(demo.locator('code')).toContainText("from 'remotion'");
  await context.close();
});

test('nothing of the toolkit loads before a demo comes near', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.text().catch(() => ''));
  });
  const withPlayer = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('__remotion-player')).length;
  await open(page, '/demos/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect(await withPlayer()).toBe(0);
  // What is looked for is there once a demo is near.
  await page.locator('main a[href^="#demo="]').first().click();
  await expect(page.getByRole('dialog').locator('[data-player="ready"]')).toBeVisible();
  expect(await withPlayer()).toBeGreaterThan(0);
});

test('a demo that could not be fetched can be tried again', async ({page}) => {
  const withPlayer = scriptsWith('__remotion-player');
  let blocked = true;
  await page.route('**/assets/js/**', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    return blocked && withPlayer.has(name) ? route.abort() : route.continue();
  });
  await page.goto('/demos/#demo=fade');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  blocked = false;
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(dialog.locator('[data-player="ready"]')).toBeVisible();
});

test('a demo that crashes says so and offers to try again', async ({page}) => {
  for (const [name, code] of scriptsWith('"Hello"', '.toFixed(2)')) {
    const body = code.replaceAll('.toFixed(2)', '.crash()');
    await page.route(`**/assets/js/${name}`, (route) =>
      route.fulfill({body, contentType: 'text/javascript'}),
    );
  }
  await page.goto('/demos/#demo=fade');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('This demo crashed.');
  await expect(alert.getByRole('button', {name: 'Retry'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Demos', exact: true})).toBeAttached();
});

test('what is opened is called as its card, and leads to its page', async ({page}) => {
  await open(page, '/demos/');
  await page.locator('main a[href="#demo=transition-wipe"]').click();
  const wipe = page.getByRole('dialog', {name: 'wipe()'});
  await expect(wipe.getByRole('link', {name: 'Docs: wipe()'})).toHaveAttribute('href', /wipe/);
  await wipe.getByRole('button', {name: 'Close'}).click();
  await page.locator('main a[href="#demo=neon-sign"]').click();
  const recipe = page.getByRole('dialog', {name: 'Neon sign'});
  await expect(recipe.getByRole('link', {name: 'The page of this recipe'})).toHaveAttribute(
    'href',
    /\/docs\/recipes\/neon-sign$/,
  );
});

test.describe('on a phone on its side', () => {
  test.use({viewport: {width: 844, height: 390}});

  test('the playhead and what can be set are on the first screen', async ({page}) => {
    await page.goto('/demos/#demo=spring');
    await expect(frame(page)).toBeInViewport();
    await expect(page.getByRole('dialog').getByRole('slider', {name: 'Damping'})).toBeInViewport();
  });
});

test('what plays on a page rests while a dialog is above it, and goes on behind it', async ({
  page,
}) => {
  for (const [path, playhead] of [
    ['/docs/spring', '[data-demo] input[type="range"]'],
    ['/', 'main input[aria-label="Frame"]'],
  ] as const) {
    await open(page, path);
    await stir(page);
    const slider = page.locator(playhead).first();
    // A demo that nobody asked for rests by itself after a round.
    const demo = page.locator('[data-demo]').first();
    if (path.startsWith('/docs')) {
      await demo.getByRole('button', {name: 'Pause'}).click();
      await demo.getByRole('button', {name: 'Play'}).click();
    }
    const first = await slider.inputValue();
    await expect.poll(() => slider.inputValue()).not.toBe(first);
    await page.keyboard.press('/');
    await expect(page.locator('dialog[open] input[type="search"]')).toBeFocused();
    await framesDrawn(page, 10);
    const resting = await slider.inputValue();
    await framesDrawn(page, 30);
    expect(await slider.inputValue(), path).toBe(resting);
    await page.keyboard.press('Escape');
    await expect.poll(() => slider.inputValue()).not.toBe(resting);
  }
});

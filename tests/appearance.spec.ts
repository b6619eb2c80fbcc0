import {expect, type Locator, type Page, test} from '@playwright/test';
import {framesDrawn, open} from './browser';

// What a reader's system asks for: paper, its own few colors, no motion.

/** How light a text and what is behind it are, from 0 to 1. */
const lightness = (text: Locator) =>
  text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('no canvas');
    const of = (color: string) => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    return {
      text: of(getComputedStyle(element).color),
      paper: of(getComputedStyle(document.body).backgroundColor),
    };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page read in ${colorScheme} mode is printed dark on white, on wide paper too, without what is for the screen`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await open(page, '/docs/spring');
    const forScreen = [
      page.locator('header.navbar'),
      page.locator('nav[aria-label="Docs sidebar"]'),
      page.locator('nav[aria-label="Docs pages"]'),
      page.locator('[data-site-footer]'),
      page.getByRole('button', {name: 'Copy code'}).first(),
    ];
    for (const part of forScreen) await expect(part).toBeVisible();
    await page.emulateMedia({colorScheme, media: 'print'});
    for (const text of [
      page.locator('h1'),
      page.locator('.theme-doc-markdown > .code-block pre').first(),
    ]) {
      await expect.poll(async () => (await lightness(text)).text).toBeLessThan(0.45);
      await expect.poll(async () => (await lightness(text)).paper).toBeGreaterThan(0.95);
    }
    for (const part of forScreen) await expect(part).toBeHidden();
    // What stood beside the text has left its room to it.
    const sample = page.locator('.theme-doc-markdown > .code-block').first();
    const width = () => sample.evaluate((block) => block.getBoundingClientRect().width);
    await expect.poll(width).toBeGreaterThan(500);
  });
}

/** All that can tell one thing from another where the system has chosen the colors. */
const marksOf = (element: Locator) =>
  element.evaluate((node) => {
    const marks = (pseudo?: string) => {
      const style = getComputedStyle(node, pseudo);
      const {content, color, backgroundColor, fontWeight, textDecorationLine} = style;
      const lines = ['border-top', 'border-bottom', 'border-left', 'outline'].map(
        (line) =>
          `${style.getPropertyValue(`${line}-style`)} ${style.getPropertyValue(`${line}-width`)} ${style.getPropertyValue(`${line}-color`)}`,
      );
      return [content, color, backgroundColor, fontWeight, textDecorationLine, ...lines];
    };
    return JSON.stringify([marks(), marks('::before'), marks('::after')]);
  });

async function expectTold(chosen: Locator, other: Locator) {
  await expect(chosen).toBeVisible();
  await expect(other).toBeVisible();
  await expect.poll(async () => (await marksOf(chosen)) === (await marksOf(other))).toBe(false);
}

test.describe('in forced colors', () => {
  test.beforeEach(({page}: {page: Page}) => page.emulateMedia({forcedColors: 'active'}));

  test('what is chosen is told from what is not', async ({page}) => {
    await open(page, '/docs/player/installation');
    const bar = page.getByRole('navigation', {name: 'Main'});
    await expectTold(
      bar.getByRole('link', {name: 'Docs', exact: true}),
      bar.getByRole('link', {name: 'API', exact: true}),
    );
    await expectTold(
      page.getByRole('button', {name: 'npm', exact: true}).first(),
      page.getByRole('button', {name: 'pnpm', exact: true}).first(),
    );
    const sidebar = page.locator('nav[aria-label="Docs sidebar"]');
    await expectTold(
      sidebar.locator('a[aria-current="page"]'),
      sidebar.locator('a[href^="/docs/player/"]:not([aria-current])').first(),
    );
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    await dialog.getByRole('combobox').fill('interpolate');
    await expectTold(
      dialog.locator('.DocSearch-Hit[aria-selected="true"]'),
      dialog.locator('.DocSearch-Hit[aria-selected="false"]').first(),
    );
  });

  test('what a composition draws keeps its colors', async ({page}) => {
    await open(page, '/player/');
    await expect(page.locator('[data-player]')).toHaveCSS('forced-color-adjust', 'none');
    await open(page, '/playground/');
    const drawn = page.frameLocator('iframe').first().frameLocator('iframe').locator('#root');
    await expect(drawn).toHaveCSS('forced-color-adjust', 'none');
  });

  test('the focus is seen', async ({page}) => {
    await open(page, '/docs/spring');
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const stopped = page.locator(':focus');
      await expect
        .poll(() =>
          stopped.evaluate((element) =>
            [element, element.parentElement].some((part) => {
              const {outlineStyle, outlineWidth} = getComputedStyle(part ?? element);
              return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
            }),
          ),
        )
        .toBe(true);
    }
  });
});

test('with reduced motion nothing on the home page moves by itself', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const bench = page.getByRole('region', {name: 'Live example'});
  const frame = bench.getByRole('slider', {name: 'Frame'});
  const before = await frame.inputValue();
  // The browser at rest is what the video waits for, where it may begin by itself.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  await framesDrawn(page, 60);
  await expect(frame).toHaveValue(before);
  await expect(bench.getByRole('button', {name: 'Play'})).toBeVisible();
  // One that ends is a change that has just been made; what goes on by itself never ends.
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({playState}) => playState === 'running')
          .map(String),
      ),
    )
    .toEqual([]);
});

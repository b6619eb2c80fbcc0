import {expect, type Page, test} from '@playwright/test';
import {broken, namesOf} from '../axe';
import {open} from '../browser';

async function openChooser(page: Page, path: string) {
  await open(page, path);
  return page.locator('[data-chooser]');
}

test('answers by keyboard lead to a result, its sample and its page', async ({page}) => {
  const chooser = await openChooser(page, '/docs/encoding');
  const status = chooser.getByRole('status');
  await expect(status).toContainText('12 possible results');

  await chooser.getByRole('radio', {name: 'A video', exact: true}).focus();
  await page.keyboard.press('Space');
  await expect(status).toContainText('of 12 are left');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // The second answer of that question, then the first and the second of the next two.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chooser.getByRole('radio', {name: 'In an editing program'})).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText('ProRes 4444');
  await expect(
    chooser.getByRole('group', {name: /What counts more\?.*doesn’t change/}),
  ).toBeVisible();

  await expect(chooser.locator('.code-block')).toContainText('--prores-profile=4444');
  await expect(page).toHaveURL(/\?codec=video\+edit\+transparent$/);
  await chooser.getByRole('link', {name: 'Read on: ProRes 4444'}).click();
  await expect(page).toHaveURL(/\/docs\/transparent-videos#2-render$/);
});

test('an address with answers shows their result, and starts again', async ({page}) => {
  const chooser = await openChooser(page, '/docs/compare-ssr?hosting=waiting+usual+google+daring');
  await expect(chooser.getByRole('status')).toContainText('Cloud Run');
  await chooser.getByRole('button', {name: 'Start again'}).click();
  await expect(chooser.getByRole('status')).toContainText('6 possible results');
  await expect(chooser.getByRole('radio', {checked: true})).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/compare-ssr$/);
});

test('the sample of a result can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chooser = await openChooser(page, '/docs/video-vs-offthreadvideo?video-tag=animated');
  await chooser.locator('.code-block').hover();
  await chooser.getByRole('button', {name: 'Copy code'}).click();
  await expect(chooser.locator('.code-copy')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("import {AnimatedImage, staticFile} from 'remotion';");
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a table has all results, and nothing waits for an answer', async ({page}) => {
    await page.goto('/docs/render');
    const chooser = page.locator('[data-chooser="rendering"]');
    await expect(chooser.getByRole('row')).toHaveCount(9);
    await expect(chooser.getByRole('link', {name: 'Lambda'})).toHaveAttribute(
      'href',
      '/docs/lambda',
    );
    await expect(chooser.getByRole('radio').first()).toBeHidden();
    await expect(chooser.getByRole('status')).toBeHidden();
  });
});

for (const path of ['/docs/encoding', '/docs/render?rendering=users+anywhere']) {
  test(`${path} fits 320 px, moves nothing by itself and passes axe`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & {value: number}).value);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    const chooser = await openChooser(page, path);
    await chooser.scrollIntoViewIfNeeded();
    const box = await chooser.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
    expect(namesOf(await broken(page, {within: '[data-chooser]'}))).toEqual([]);
  });
}

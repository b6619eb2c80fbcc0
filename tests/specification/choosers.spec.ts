import {expect, type Locator, type Page, test} from '@playwright/test';
import {broken, namesOf} from '../axe';
import {allowClipboard, open, sumOf, watchShifts} from '../browser';

async function openChooser(page: Page, path: string) {
  await open(page, path);
  return page.locator('[data-chooser]');
}

/** The lines of the table of all results. */
const results = (chooser: Locator) => chooser.locator('tbody tr');

test('answers by keyboard lead to a result, its sample and its page', async ({page}) => {
  const chooser = await openChooser(page, '/docs/encoding');
  const status = chooser.getByRole('status');
  const count = await results(chooser).count();
  await expect(status).toHaveText(`${count} possible results`);

  const questions = chooser.getByRole('group');
  await questions.first().getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(status).toContainText(`of ${count} are left`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // The second answer of that question, then the first and the second of the next two.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1).getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(chooser.locator('[data-chosen="prores-alpha"]')).toBeVisible();
  await expect(chooser.getByRole('group', {name: /doesn’t change/})).toHaveCount(1);

  await expect(chooser.locator('.code-block')).toContainText('--prores-profile=4444');
  await expect(page).toHaveURL(/\?codec=video\+edit\+transparent$/);
  await chooser.getByRole('link', {name: /^Read on/}).click();
  await expect(page).toHaveURL(/\/docs\/transparent-videos#2-render$/);
});

test('an address with answers shows their result, and starts again', async ({page}) => {
  const chooser = await openChooser(page, '/docs/compare-ssr?hosting=waiting+usual+google+daring');
  await expect(chooser.locator('[data-chosen="cloudrun"]')).toBeVisible();
  await chooser.getByRole('button', {name: 'Start again'}).click();
  await expect(chooser.getByRole('status')).toHaveText(/^\d+ possible results$/);
  await expect(chooser.getByRole('radio', {checked: true})).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/compare-ssr$/);
});

test('the sample of a result can be copied', async ({page}) => {
  const clipboard = await allowClipboard(page);
  const chooser = await openChooser(page, '/docs/video-vs-offthreadvideo?video-tag=animated');
  await chooser.locator('.code-block').hover();
  await chooser.getByRole('button', {name: 'Copy code'}).click();
  await expect(chooser.locator('.code-copy')).toHaveText('Copied');
  expect(await clipboard()).toContain("import {AnimatedImage, staticFile} from 'remotion';");
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a table has all results, and nothing waits for an answer', async ({page}) => {
    await page.goto('/docs/render');
    const chooser = page.locator('[data-chooser="rendering"]');
    await expect(chooser.locator('a[href="/docs/lambda"]')).toBeVisible();
    await expect(chooser.getByRole('radio').first()).toBeHidden();
    const status = chooser.locator('[role="status"]');
    await expect(status).toBeHidden();
    await expect(status).toHaveText(`${await results(chooser).count()} possible results`);
  });
});

for (const path of ['/docs/encoding', '/docs/render?rendering=users+anywhere']) {
  test(`${path} fits 320 px, moves nothing by itself and passes axe`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const shifts = await watchShifts(page);
    const chooser = await openChooser(page, path);
    await chooser.scrollIntoViewIfNeeded();
    const box = await chooser.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(sumOf(await shifts())).toBeLessThan(0.02);
    expect(namesOf(await broken(page, {within: '[data-chooser]'}))).toEqual([]);
  });
}

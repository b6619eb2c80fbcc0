import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {framesDrawn, hydrated, open} from '../browser';
import {galleryTest} from './gallery';

const build = path.resolve(import.meta.dirname, '../..', process.env.BUILD_DIR ?? 'build');

/** Ids of all recipes, from the registry that was built. */
const ids = readdirSync(path.join(build, 'r'))
  .filter((name) => name.endsWith('.json') && name !== 'index.json')
  .map((name) => name.replace('.json', ''));

const test = galleryTest('/docs/recipes/', {viewport: {width: 1200, height: 900}});

test('the gallery shows every recipe of the registry', async ({gallery: {page}}) => {
  expect(ids.length).toBeGreaterThan(5);
  const shown = await page
    .locator('[data-recipe]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.recipe));
  expect(shown.toSorted()).toEqual(ids.toSorted());
});

for (const id of ids) {
  test(`${id} plays while it has the focus`, async ({gallery: {page, errors}}) => {
    errors.length = 0;
    const card = page.locator('a', {has: page.locator(`[data-recipe="${id}"]`)});
    await card.focus();
    const player = card.locator('[data-player="ready"]');
    await expect(player).toBeVisible({timeout: 30_000});
    const pictures = new Set<string>();
    const look = async () => {
      const png = await player.screenshot({animations: 'allow'});
      // A picture of nothing but the ground compresses to almost nothing.
      if (png.length > 1200) pictures.add(png.toString('base64'));
      return pictures.size;
    };
    await expect.poll(look, {timeout: 60_000}).toBeGreaterThan(2);
    await card.blur();
    await expect(player).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('words and filters narrow the gallery, stay in the address and come back', async ({page}) => {
  await open(page, '/docs/recipes/');
  const status = page.getByRole('main').getByRole('status').filter({hasText: 'recipe'});
  await expect(status).toHaveText(`${ids.length} of ${ids.length} recipes`);
  await page.getByRole('searchbox', {name: 'Search recipes'}).fill('NEON glass');
  await expect(status).toHaveText(`1 of ${ids.length} recipes`);
  await page.getByRole('button', {name: 'Transitions'}).click();
  await expect(status).toContainText('No recipe has all of that');
  await page.getByRole('searchbox', {name: 'Search recipes'}).fill('');
  await page.getByRole('button', {name: '9:16'}).click();
  await expect(page.locator('[data-recipe="torn-edge"]')).toBeVisible();
  await expect(page.locator('[data-recipe="neon-sign"]')).toHaveCount(0);
  await expect(page).toHaveURL(/category=transitions/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Transitions'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('[data-recipe="neon-sign"]')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a card that is focused stays a still', async ({page}) => {
    await open(page, '/docs/recipes/');
    const card = page.locator('a', {has: page.locator('[data-recipe="torn-edge"]')});
    await card.focus();
    await framesDrawn(page, 30);
    await expect(card.locator('[data-player]')).toHaveCount(0);
    await card.press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Torn edge'})).toBeVisible();
  });

  test('a variation sets controls and code, also again after a control was moved', async ({
    page,
  }) => {
    await open(page, '/docs/recipes/torn-edge');
    const variation = page.getByRole('link', {name: 'Cut with scissors'});
    const roughness = page.getByRole('slider', {name: 'Roughness'});
    await variation.click();
    await expect(roughness).toHaveValue('0');
    await expect(page.locator('code [data-value="roughness"]')).toHaveText('0');
    await roughness.fill('5');
    await variation.click();
    await expect(roughness).toHaveValue('0');
  });

  test('the piece can be shown upright', async ({page}) => {
    await open(page, '/docs/recipes/torn-edge');
    const demo = page.locator('[data-demo="torn-edge"]');
    await demo.getByRole('button', {name: 'Portrait format, 9:16'}).click();
    await demo.getByRole('button', {name: 'Play'}).click();
    const stage = demo.locator('[data-player="ready"]');
    await expect(stage).toBeVisible();
    const ratio = () =>
      stage
        .locator('.__remotion-player > div')
        .first()
        .evaluate((node) => {
          const {width, height} = node.getBoundingClientRect();
          return Math.round((width / height) * 100) / 100;
        });
    await expect.poll(ratio).toBe(0.56);
  });

  test('the command names the registry, for each package manager', async ({page, request}) => {
    await open(page, '/docs/recipes/torn-edge');
    await page.getByText('Add it to your project').click();
    const block = page.locator('details', {hasText: 'Add it to your project'});
    await expect(block).toContainText('shadcn@latest add');
    await expect(block).toContainText('/r/torn-edge.json');
    const answer = await request.get('/r/torn-edge.json');
    expect(answer.ok()).toBe(true);
    const item: unknown = await answer.json();
    expect(item).toMatchObject({
      name: 'torn-edge',
      dependencies: expect.arrayContaining(['remotion@4.0.311']),
    });
  });
});

test('without scripts all recipes are there as stills that lead to their pages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/docs/recipes/');
  await expect(page.locator('[data-recipe] img')).toHaveCount(ids.length);
  await expect(page.getByRole('searchbox', {name: 'Search recipes'})).toBeHidden();
  await context.close();
});

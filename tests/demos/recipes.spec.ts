import {readdirSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {framesDrawn, hydrated, open} from '../browser';
import {galleryTest} from './gallery';

/** Ids of all recipes, from the registry that was built. */
const ids = readdirSync('build/r')
  .filter((name) => name.endsWith('.json') && name !== 'index.json')
  .map((name) => name.replace('.json', ''));

const test = galleryTest('/docs/recipes/', {viewport: {width: 800, height: 600}});

test('the gallery shows every recipe of the registry', async ({gallery: {page}}) => {
  expect(ids.length).toBeGreaterThan(5);
  const shown = await page
    .locator('[data-recipe]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.recipe));
  expect(shown.toSorted()).toEqual(ids.toSorted());
});

/**
 * Gives each card the focus, one after the other, until the piece in it has changed three times. That its frames
 * differ as pictures is what `npm run frames` has seen; here the built site has to load, show and play it.
 *
 * @returns What each card didn't do.
 */
const playEach = (page: Page, recipes: readonly string[]): Promise<string[]> =>
  page.evaluate(async (names) => {
    /** Waits, frame by frame, until something is so: some twenty seconds. */
    const until = async (isSo: () => boolean) => {
      for (let frame = 0; frame < 1200 && !isSo(); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      return isSo();
    };
    const missing: string[] = [];
    for (const name of names) {
      const stage = document.querySelector(`[data-recipe="${name}"]`);
      const card = stage?.closest('a');
      const player = () => stage?.querySelector('[data-playing] > [inert]');
      card?.focus();
      if (!(await until(() => player()?.checkVisibility() === true))) {
        missing.push(`${name} is not there`);
      }
      const looks = new Set<string>();
      const isPlaying = await until(() => looks.add(player()?.innerHTML ?? '').size > 3);
      if (!isPlaying) missing.push(`${name} does not play`);
      card?.blur();
      if (!(await until(() => !player()))) missing.push(`${name} does not stop`);
    }
    return missing;
  }, recipes);

for (let start = 0; start < ids.length; start += 20) {
  const group = ids.slice(start, start + 20);
  test(`${group[0]} to ${group.at(-1)} play while they have the focus`, async ({
    gallery: {page, errors},
  }) => {
    test.setTimeout(300_000);
    errors.length = 0;
    const missing = await playEach(page, group);
    expect({missing, errors}).toEqual({missing: [], errors: []});
  });
}

// That the player is painted, too, is seen of two.
for (const id of ['torn-edge', 'karaoke-fill']) {
  test(`${id} is seen to play`, async ({gallery: {page}}) => {
    const card = page.locator('a', {has: page.locator(`[data-recipe="${id}"]`)});
    await card.focus();
    const player = card.locator('[data-playing] > [inert]');
    await expect(player).toBeVisible({timeout: 30_000});
    const pictures = new Set<string>();
    const look = async () => {
      pictures.add((await player.screenshot({animations: 'allow'})).toString('base64'));
      return pictures.size;
    };
    await expect.poll(look, {timeout: 60_000}).toBeGreaterThan(2);
    await card.blur();
    await expect(player).toHaveCount(0);
  });
}

test('words and filters narrow the gallery, stay in the address and come back', async ({page}) => {
  await open(page, '/docs/recipes/');
  const status = page.locator('[data-gallery]').getByRole('status');
  await expect(status).toHaveText(`${ids.length} recipes`);
  await page.getByRole('searchbox', {name: 'Search recipes'}).fill('NEON glass');
  await expect(status).toHaveText(`1 of ${ids.length} recipes`);
  await page.getByRole('button', {name: 'Transitions'}).click();
  await expect(status).toContainText('No recipe matches “NEON glass”');
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
    await expect(card.locator('[data-playing]')).toHaveCount(0);
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

  test('its page ends with others of its category, and leads to all of them', async ({page}) => {
    await open(page, '/docs/recipes/torn-edge');
    const more = page.getByRole('region', {name: 'More in Transitions'});
    await expect(more.locator('[data-recipe]')).toHaveCount(4);
    await expect(more.locator('[data-recipe="torn-edge"]')).toHaveCount(0);
    await more.getByRole('link', {name: /^Next: /}).click();
    await expect(page.locator('h1')).not.toHaveText('Torn edge');
    await page
      .getByRole('region', {name: 'More in Transitions'})
      .getByRole('link', {name: /^All \d+$/})
      .click();
    await expect(page.getByRole('button', {name: 'Transitions'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the command names the registry, for each package manager', async ({page, request}) => {
    await open(page, '/docs/recipes/torn-edge');
    await page.getByText('Add it to your project').click();
    const block = page.locator('details', {hasText: 'Add it to your project'});
    await expect(block).toContainText('shadcn@latest add');
    // The build has no address of its own: the command names the one at which it is served.
    await expect(block).toContainText(`${new URL(page.url()).origin}/r/torn-edge.json`);
    const answer = await request.get('/r/torn-edge.json');
    expect(answer.ok()).toBe(true);
    const item: unknown = await answer.json();
    expect(item).toMatchObject({
      name: 'torn-edge',
      dependencies: expect.arrayContaining([expect.stringMatching(/^remotion@\d+\.\d+\.\d+$/)]),
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

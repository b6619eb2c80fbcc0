import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {galleryTest} from './gallery';
import {picture} from './picture';

/** Ids of all demos, from the gallery that was built. */
function readIds(): string[] {
  const html = readFileSync('build/demos/index.html', 'utf8');
  return [
    ...new Set([...html.matchAll(/href="#demo=([a-z0-9-]+)"/g)].map((match) => match[1] ?? '')),
  ];
}

const test = galleryTest('/demos/', {
  viewport: {width: 640, height: 640},
  reducedMotion: 'reduce',
});

async function openDemo(page: Page, id: string): Promise<Locator> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `demo=${id}`);
  const demo = page.getByRole('dialog').locator(`[data-demo="${id}"]`);
  await expect(demo.locator('[data-player="ready"]')).toBeVisible({timeout: 20_000});
  return demo;
}

const ids = readIds();

test('there are at least 90 demos', () => {
  expect(ids.length).toBeGreaterThanOrEqual(90);
});

for (const id of ids) {
  test(`${id} draws different frames without an error`, async ({gallery: {page, errors}}) => {
    // Without a graphics card, the processor draws the scenes in three dimensions.
    test.setTimeout(120_000);
    errors.length = 0;
    const demo = await openDemo(page, id);
    const slider = demo.getByRole('slider', {name: 'Frame', exact: true});
    const last = Number(await slider.getAttribute('max'));
    const look = async () => {
      const pictures = new Set<string>();
      let busiest = 0;
      for (const part of [0.12, 0.33, 0.52, 0.06, 0.2, 0.7]) {
        await slider.fill(String(Math.round(last * part)));
        const png = await picture(demo.locator('[data-player]'));
        pictures.add(png.toString('base64'));
        busiest = Math.max(busiest, png.length);
        if (pictures.size === 3) break;
      }
      // A picture of nothing but the ground compresses to almost nothing.
      return {different: pictures.size, empty: busiest <= 2500};
    };
    // What a demo has to fetch may come late: until then all of its frames look the same.
    await expect.poll(look, {timeout: 80_000}).toEqual({different: 3, empty: false});
    expect(errors).toEqual([]);
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });
}

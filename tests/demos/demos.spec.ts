import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page, test} from '@playwright/test';

const build = path.resolve(import.meta.dirname, '../..', process.env.BUILD_DIR ?? 'build');

/** Ids of all demos, from the gallery that was built. */
function readIds(): string[] {
  const html = readFileSync(path.join(build, 'demos/index.html'), 'utf8');
  return [
    ...new Set([...html.matchAll(/href="#demo=([a-z0-9-]+)"/g)].map((match) => match[1] ?? '')),
  ];
}

/** Errors of the page; a machine without a sound card is none. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes('AudioContext')) return;
    errors.push(message.text());
  });
  return errors;
}

async function openDemo(page: Page, state: string): Promise<Locator> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(`/demos/#demo=${state}`);
  const demo = page.getByRole('dialog').locator('[data-demo]');
  await expect(demo.locator('[data-player="ready"]')).toBeVisible({timeout: 20_000});
  return demo;
}

async function seek(demo: Locator, frame: number): Promise<void> {
  await demo.getByRole('slider', {name: 'Frame', exact: true}).fill(String(frame));
}

/** A picture of the player once it has stopped changing. */
async function picture(page: Page, demo: Locator): Promise<Buffer> {
  const stage = demo.locator('[data-player]');
  let previous: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < 25; attempt++) {
    const current = await stage.screenshot({animations: 'allow'});
    if (current.equals(previous)) return current;
    previous = current;
    await page.waitForTimeout(80);
  }
  return previous;
}

const ids = readIds();

test('there are at least 90 demos', () => {
  expect(ids.length).toBeGreaterThanOrEqual(90);
});

for (const id of ids) {
  test(`${id} draws different frames without an error`, async ({page}) => {
    const errors = collectErrors(page);
    const demo = await openDemo(page, id);
    const slider = demo.getByRole('slider', {name: 'Frame', exact: true});
    const last = Number(await slider.getAttribute('max'));
    const pictures = new Set<string>();
    const sizes: number[] = [];
    for (const part of [0.06, 0.12, 0.2, 0.33, 0.52, 0.7]) {
      await seek(demo, Math.round(last * part));
      const png = await picture(page, demo);
      pictures.add(png.toString('base64'));
      sizes.push(png.length);
    }
    expect(errors).toEqual([]);
    expect(pictures.size, 'number of different pictures').toBeGreaterThanOrEqual(3);
    // A picture of nothing but the ground compresses to almost nothing.
    expect(Math.max(...sizes), 'bytes of the busiest picture').toBeGreaterThan(2500);
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });
}

import {writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Tells the color of a picture as a whole.
 *
 * @param picture A file, or what is in it.
 * @returns `#rrggbb`, the mean of its pixels.
 */
async function meanColor(picture: string | Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .removeAlpha()
    .toColorspace('srgb')
    .resize(1, 1)
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/**
 * Writes `demos/still-colors.json`: what a page shows in the place of a still until it has come.
 *
 * @param ids Demos that have a still.
 */
export async function writeStillColors(ids: readonly string[]): Promise<void> {
  const entries = await Promise.all(
    ids.map(async (id) => [id, await meanColor(path.join(root, `static/demos/${id}.webp`))]),
  );
  writeFileSync(
    path.join(root, 'demos/still-colors.json'),
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
}

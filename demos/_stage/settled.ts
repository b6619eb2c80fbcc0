import type {Page} from '@playwright/test';

/**
 * Takes a picture of a page once it is still: images, sound and WebGL arrive late, so two pictures in a row have to
 * be the same.
 *
 * @param name What the page shows.
 * @param pause Milliseconds between two pictures.
 * @returns A PNG.
 * @throws {Error} If it still moves after twenty pictures: what it showed would depend on the moment.
 */
export async function settled(page: Page, name: string, pause: number): Promise<Buffer> {
  let previous: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < 20; attempt++) {
    await page.waitForTimeout(pause);
    const picture = await page.screenshot({type: 'png'});
    if (picture.equals(previous)) return picture;
    previous = picture;
  }
  throw new Error(`${name} is not still after 20 pictures, ${pause} ms apart.`);
}

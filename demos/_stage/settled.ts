import type {Page} from '@playwright/test';

/**
 * Takes a picture of a page once it is still: images, sound and WebGL arrive late, so two pictures in a row have to
 * be the same. After twenty the last one counts.
 *
 * @param pause Milliseconds between two pictures.
 * @returns A PNG.
 */
export async function settled(page: Page, pause: number): Promise<Buffer> {
  let previous: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < 20; attempt++) {
    await page.waitForTimeout(pause);
    const picture = await page.screenshot({type: 'png'});
    if (picture.equals(previous)) break;
    previous = picture;
  }
  return previous;
}

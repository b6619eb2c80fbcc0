import {type Browser, test as base, type Page} from '@playwright/test';
import {open} from '../browser';

interface Gallery {
  page: Page;
  /** What went wrong in the page since the last test. */
  errors: string[];
}

/**
 * A `test` whose tests share a page for each worker: opening the gallery takes longer than playing one of
 * its pieces.
 *
 * @param address Where the gallery is.
 * @param look Options of the page.
 */
export const galleryTest = (address: string, look: Parameters<Browser['newPage']>[0]) =>
  base.extend<object, {gallery: Gallery}>({
    gallery: [
      async ({browser}, use, {project}) => {
        const page = await browser.newPage({baseURL: project.use.baseURL, ...look});
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => {
          // A machine without a sound card isn't a mistake of the piece.
          if (message.type() !== 'error' || message.text().includes('AudioContext')) return;
          errors.push(message.text());
        });
        await open(page, address);
        await use({page, errors});
        await page.close();
      },
      {scope: 'worker'},
    ],
  });

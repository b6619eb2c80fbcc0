import {type Browser, chromium, type Page} from '@playwright/test';
import {chromiumPath} from '../../commands/chromium.mjs';

/**
 * Opens a page in Chromium and hands it to a test.
 *
 * @param url The address.
 * @param visit What to do there.
 * @throws What `visit` throws, and an error of the page that nobody caught.
 */
export async function visit(url: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await visit(page);
    if (errors.length > 0) throw new Error(`${url} has errors:\n${errors.join('\n')}`);
  } finally {
    await browser.close();
  }
}

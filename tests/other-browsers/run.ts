// npm run browsers: the site in Firefox, which Playwright can't drive as Debian ships it. It speaks WebDriver
// BiDi, so this is a script of its own with the steps that a reader takes most.
import {existsSync} from 'node:fs';
import path from 'node:path';
import puppeteer, {type Page} from 'puppeteer-core';
import {createSiteServer, listen} from '../../hosting/serve.ts';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const PATIENCE_MS = 30_000;
const PAGES = [
  '/',
  '/docs/',
  '/docs/spring',
  '/docs/api',
  '/blog',
  '/templates/',
  '/experts/',
  '/showcase/',
  '/search?q=spring',
  '/contents',
];

if (!existsSync(FIREFOX)) {
  console.error(`There is no ${FIREFOX}: install firefox-esr, or set FIREFOX_PATH.`);
  process.exit(1);
}
const server = createSiteServer(path.resolve('build'));
const origin = `http://localhost:${await listen(server, 3330)}`;
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: FIREFOX,
  headless: true,
});

/** Waits until something holds in the page. */
const until = (page: Page, holds: string) =>
  page.waitForFunction(holds, {timeout: PATIENCE_MS, polling: 100});

const hydrated = (page: Page) =>
  until(page, `document.documentElement.dataset.hasHydrated === 'true'`);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(origin + address, {waitUntil: 'load', timeout: PATIENCE_MS});
  await hydrated(page);
}

const titleIs = (page: Page, title: string) =>
  until(page, `document.querySelector('h1')?.textContent === ${JSON.stringify(title)}`);

/** What a reader does; each throws if the page doesn't follow. */
const STEPS: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries(
    PAGES.map((address) => [`${address} opens`, (page: Page) => open(page, address)]),
  ),
  async 'a link leads to its page in the same document, and back'(page) {
    await open(page, '/docs/spring');
    await page.evaluate('window.sameDocument = true');
    await page.click('main a[href="/docs/interpolate"]');
    await titleIs(page, 'interpolate()');
    await until(page, 'window.sameDocument === true');
    await page.evaluate('history.back()');
    await titleIs(page, 'spring()');
  },
  async 'the color mode is kept over a reload'(page) {
    await open(page, '/docs/spring');
    const before = await page.evaluate('document.documentElement.dataset.theme');
    await page.click('header button[class*="toggle"]');
    await until(page, `document.documentElement.dataset.theme !== ${JSON.stringify(before)}`);
    await page.reload();
    await hydrated(page);
    await until(page, `document.documentElement.dataset.theme !== ${JSON.stringify(before)}`);
    await page.evaluate('localStorage.clear()');
  },
  async 'search answers while one types, and Enter opens the page'(page) {
    await open(page, '/docs/');
    await page.keyboard.press('/');
    await until(page, `document.querySelector('dialog[open] input')`);
    await page.keyboard.type('interpolate');
    await until(
      page,
      `document.querySelector('dialog[open] [role=option]')?.textContent.includes('interpolate')`,
    );
    await page.keyboard.press('Enter');
    await titleIs(page, 'interpolate()');
  },
  async 'Escape closes the search'(page) {
    await open(page, '/docs/');
    await page.keyboard.press('/');
    await until(page, `document.querySelector('dialog[open] input')`);
    await page.keyboard.press('Escape');
    await until(page, `!document.querySelector('dialog[open]')`);
  },
  async 'the menu of a phone opens and closes'(page) {
    await page.setViewport({width: 390, height: 844});
    await open(page, '/docs/spring');
    await page.click('button[aria-label="Toggle navigation bar"]');
    await until(page, `document.querySelector('dialog[open] nav')`);
    await page.keyboard.press('Escape');
    await until(page, `!document.querySelector('dialog[open]')`);
  },
  async 'a branch of the sidebar opens'(page) {
    await open(page, '/docs/spring');
    const button = 'aside button[aria-expanded="false"]';
    await until(page, `document.querySelector(${JSON.stringify(button)})`);
    const count = `document.querySelectorAll('aside button[aria-expanded="true"]').length`;
    const before = Number(await page.evaluate(count));
    await page.click(button);
    await until(page, `${count} > ${before}`);
  },
  async 'a jump to an anchor hides the bar'(page) {
    await open(page, '/docs/spring');
    await page.evaluate(`[...document.querySelectorAll('a[href^="#"]')].at(-1).click()`);
    await until(page, `document.querySelector('header.navbar').hasAttribute('data-hidden')`);
  },
  async 'a demo plays'(page) {
    await open(page, '/docs/spring');
    await page.mouse.move(500, 500);
    await page.mouse.wheel({deltaY: 200});
    await until(page, `document.querySelector('[class*="__remotion-player"], .__remotion-player')`);
  },
};

let failed = 0;
console.log(await browser.version());
for (const [what, act] of Object.entries(STEPS)) {
  const page = await browser.newPage();
  await page.setViewport({width: 1440, height: 900});
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  try {
    await act(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    console.log(`  ok      ${what}`);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED  ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
  await page.close();
}
await browser.close();
server.closeAllConnections();
server.close();
console.log(`${Object.keys(STEPS).length} steps, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

import {expect, type Page, test} from '@playwright/test';
import config from '../playwright.config';
import {asReturningReader, scriptsOf} from './browser';
import {isInBuild, readDocument, routes} from './build';

// Read from the build: one test per group, which names each page that fails. Each begins with an empty cache.
const GROUP = 120;
const launchOptions = config.use?.launchOptions;

test('each picture, script and style that a page names is in the build', () => {
  const isThere = new Map<string, boolean>();
  const check = (address: string) => {
    const known = isThere.get(address) ?? isInBuild(address);
    isThere.set(address, known);
    return known;
  };
  const missing = routes.flatMap((route) => {
    const html = readDocument(route);
    const named = [
      ...html.matchAll(
        /<(?:img|link|script|source|video|audio|track|iframe)\b[^>]*?\s(?:src|href|poster|srcset)="?(\/[^"\s>?#]+)/g,
      ),
    ].map(([, address = '']) => decodeURI(address));
    named.push(...scriptsOf(html));
    return named.filter((address) => !check(address)).map((address) => `${route}: ${address}`);
  });
  expect(missing).toEqual([]);
});

// What plays and how a page looks has tests of its own: here it would only be painted in software. That its
// pictures are there is the test above.
test.use({
  viewport: {width: 320, height: 240},
  contextOptions: {reducedMotion: 'reduce'},
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--blink-settings=imagesEnabled=false',
      '--disable-remote-fonts',
    ],
  },
});

/** What a page says of itself once React has taken it over. */
const REPORT = 'headings of the first rank: ';

/** Has each page report by itself: to be asked, it would have to load what asks first, which takes a fifth of the time. */
const reportOnceAlive = (page: Page) =>
  page.addInitScript((report) => {
    const observer = new MutationObserver(() => {
      if (document.documentElement?.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      requestAnimationFrame(() => console.info(report + document.querySelectorAll('h1').length));
    });
    observer.observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-has-hydrated'],
    });
  }, REPORT);

for (let start = 0; start < routes.length; start += GROUP) {
  const group = routes.slice(start, start + GROUP);
  test(`pages ${start + 1} to ${start + group.length} open without an error`, async ({page}) => {
    test.setTimeout(300_000);
    let messages: string[] = [];
    await asReturningReader(page);
    await reportOnceAlive(page);
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    for (const route of group) {
      messages = [];
      const reported = page.waitForEvent('console', {
        predicate: (message) => message.text().startsWith(REPORT),
        timeout: 30_000,
      });
      const [report, response] = await Promise.all([
        reported.then(
          (message) => message.text(),
          () => 'never came alive',
        ),
        page.goto(route, {waitUntil: 'commit'}),
      ]);
      expect.soft(response?.status(), route).toBe(200);
      expect.soft(new URL(response?.url() ?? '').pathname, 'without a redirect').toBe(route);
      expect.soft(report, `${route}: one h1`).toBe(`${REPORT}1`);
      expect.soft(messages, route).toEqual([]);
    }
  });
}

import {expect, type Page, test} from '@playwright/test';
import {linesOf, violations} from './axe';
import {open} from './browser';

/** One address for each kind of page. */
const PAGE_TYPES = [
  '/',
  '/docs/',
  '/docs/spring',
  '/docs/shapes/',
  '/docs/the-fundamentals',
  '/docs/player/player',
  '/search?q=spring',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/release',
  '/blog/4-0',
  '/learn',
  '/learn/apple-wow',
  '/learn/course/',
  '/learn/course/clamp',
  '/success-stories',
  '/success-stories/yarx',
  '/success-stories/archive',
  '/learn/archive',
  '/templates/next',
  '/docs/cli/render',
  '/docs/media-parser/fields',
  '/docs/lambda/permissions',
  '/docs/troubleshooting/sigkill',
  '/templates/',
  '/templates/hello-world',
  '/experts/',
  '/experts/mira-oldenkamp',
  '/showcase/',
  '/showcase/add',
  '/lambda/',
  '/player/',
  '/about/',
  '/contact/',
  '/ai',
  '/ai-embed',
  '/no-such-page',
];

/** What some of them show only after a while, and is to be looked at, too. */
const LATE: Record<string, string> = {
  '/search?q=spring': 'main ol > li a',
  '/player/': '[data-player="ready"]',
  '/learn/course/clamp': '[data-state="drawn"]',
};

/** Pages whose width is looked at, too. */
const WIDTH_TYPES = ['/templates/still', '/docs/interpolate', '/docs/api'];
const WIDTHS = [
  ['200 % zoom of a 1440 px window', 720],
  ['320 px', 320],
] as const;

/** Makes the window of an open page narrow: nothing may be wider than it. */
async function expectToFit(page: Page) {
  for (const [name, width] of WIDTHS) {
    await page.setViewportSize({width, height: 640});
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {message: name})
      .toBeLessThanOrEqual(width);
  }
}

for (const path of PAGE_TYPES) {
  test(`axe finds nothing on ${path} in both color modes, and it fits narrow windows`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, path);
    const late = LATE[path];
    if (late) await expect(page.locator(late).first()).toBeVisible();
    expect.soft(linesOf(await violations(page))).toEqual([]);
    await expectToFit(page);
  });
}

for (const path of WIDTH_TYPES) {
  test(`${path} fits narrow windows`, async ({page}) => {
    await open(page, path);
    await expectToFit(page);
  });
}

import {expect, test} from '@playwright/test';
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

for (const path of PAGE_TYPES) {
  test(`axe finds nothing on ${path} in both color modes`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, path);
    const late = LATE[path];
    if (late) await expect(page.locator(late).first()).toBeVisible();
    expect(linesOf(await violations(page))).toEqual([]);
  });
}

const NARROW_TYPES = [...PAGE_TYPES, '/templates/still', '/docs/interpolate', '/docs/api'];
/** Pages of one test: all of them in one would take a slow machine more than its minute. */
const GROUP = 10;

for (const [name, width] of [
  ['320 px', 320],
  ['200 % zoom of a 1440 px window', 720],
] as const) {
  for (let start = 0; start < NARROW_TYPES.length; start += GROUP) {
    const group = NARROW_TYPES.slice(start, start + GROUP);
    test(`no page from ${group[0]} to ${group.at(-1)} is wider than the window at ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 640});
      for (const path of group) {
        await open(page, path);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {message: path})
          .toBeLessThanOrEqual(width);
      }
    });
  }
}

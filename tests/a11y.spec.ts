import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from '@playwright/test';
import {framesDrawn, open} from './browser';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

interface AxeResult {
  violations: {id: string; impact: string; nodes: {target: string[]; html: string}[]}[];
}

for (const path of PAGE_TYPES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, path);
      await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
      const late = LATE[path];
      if (late) await expect(page.locator(late).first()).toBeVisible();
      // Boxes that scroll become tab stops when they have been measured: with the next frame.
      await framesDrawn(page, 2);
      await page.evaluate(axe);
      const {violations} = (await page.evaluate('axe.run()')) as AxeResult;
      const found = violations.map(
        ({id, impact, nodes}) =>
          `${id} (${impact}): ${nodes
            .slice(0, 3)
            .map(({target}) => target.join(' '))
            .join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  }
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

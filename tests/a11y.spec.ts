import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from '@playwright/test';
import {hydrated} from './browser';

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

interface AxeResult {
  violations: {id: string; impact: string; nodes: {target: string[]; html: string}[]}[];
}

for (const path of PAGE_TYPES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(path);
      await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
      await hydrated(page);
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

for (const [name, width] of [
  ['320 px', 320],
  ['200 % zoom of a 1440 px window', 720],
] as const) {
  test(`no page is wider than the window at ${name}`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    for (const path of [...PAGE_TYPES, '/templates/still', '/docs/interpolate', '/docs/api']) {
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {message: path})
        .toBeLessThanOrEqual(width);
    }
  });
}

/**
 * Holds every page of the sitemap against axe, in both color modes.
 *
 *   npm run check:axe                          all pages of build/
 *   npm run check:axe -- /docs/spring /blog    these pages
 *   npm run check:axe -- --build <folder>      another build
 *
 * The rules that look at colors run in both modes, the others once: the mode changes nothing else.
 */
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type BrowserContext, chromium} from '@playwright/test';
import {chromiumPath, QUIET_ARGS} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {COLOR_MODES, type ColorMode, type Violation, violations} from '../axe.ts';

const TABS = Math.max(2, availableParallelism());
/** Nothing that axe looks at depends on these files; a picture keeps its alternative text. */
const NOT_LOADED = ['*.mp4', '*.webm', '*.jpg', '*.png', '*.webp', '*/demos/*'];

/** Addresses of the sitemap, as paths. */
function sitemapPaths(build: string): string[] {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const {pathname} = new URL(address ?? '');
    return pathname;
  });
}

function report(page: string, mode: ColorMode, {id, help, nodes}: Violation) {
  console.log(`${page} ${mode} ${id}: ${help}`);
  for (const {target} of nodes) console.log(`    ${target.join(' ')}`);
}

/** Opens pages in one tab, one after the other; returns how many problems axe finds. */
async function work(context: BrowserContext, queue: Iterator<string>): Promise<number> {
  let found = 0;
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {urls: NOT_LOADED});
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const page = next.value;
    await tab.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await tab.goto(page);
    // The page for frames has nothing to hydrate but itself; it says so as all others do.
    await tab.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    const broken = await violations(tab);
    for (const mode of COLOR_MODES) {
      for (const violation of broken[mode]) report(page, mode, violation);
      found += broken[mode].length;
    }
  }
  return found;
}

const {values, positionals} = parseArgs({
  options: {build: {type: 'string', default: 'build'}},
  allowPositionals: true,
});
const build = path.resolve(values.build);
const pages = positionals.length > 0 ? positionals : sitemapPaths(build);
const started = performance.now();
const server = createSiteServer(build);
const baseURL = `http://localhost:${await listen(server, 3450)}`;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: QUIET_ARGS,
});
const context = await browser.newContext({baseURL, viewport: {width: 1440, height: 900}});
const queue = pages.values();
const found = await Promise.all(Array.from({length: TABS}, () => work(context, queue)));
await browser.close();
server.close();

const problems = found.reduce((sum, count) => sum + count, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${pages.length} pages in ${COLOR_MODES.length} color modes, ${problems} problems, ${seconds} s`,
);
if (problems > 0) process.exitCode = 1;

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
import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type BrowserContext, chromium} from '@playwright/test';
import {createSiteServer, listen} from '../../hosting/serve.ts';

const MODES = ['light', 'dark'] as const;
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const TABS = Math.max(2, availableParallelism());
/** Nothing that axe looks at hangs on these files; a picture keeps its alternative text. */
const NOT_LOADED = ['*.mp4', '*.webm', '*.jpg', '*.png', '*.webp', '*/demos/*'];

interface Violation {
  id: string;
  help: string;
  nodes: {target: string[]}[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Addresses of the sitemap, as paths. */
function sitemapPaths(build: string): string[] {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const {pathname} = new URL(address ?? '');
    return pathname;
  });
}

function report(page: string, mode: string, {id, help, nodes}: Violation) {
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
    // A color on its way from one mode to the other is nobody's choice.
    await tab.addStyleTag({content: '*, ::before, ::after {transition: none !important}'});
    await tab.evaluate(axe);
    for (const mode of MODES) {
      await tab.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await tab.waitForSelector(`html[data-theme="${mode}"]`, {state: 'attached'});
      const violations = await tab.evaluate<Violation[], string[] | undefined>(
        async (only) => {
          const {axe} = window as unknown as {
            axe: {run: (options: object) => Promise<{violations: Violation[]}>};
          };
          const options = only && {runOnly: {type: 'rule', values: only}};
          return (await axe.run({resultTypes: ['violations'], preload: false, ...options}))
            .violations;
        },
        mode === 'light' ? undefined : COLOR_RULES,
      );
      for (const violation of violations) report(page, mode, violation);
      found += violations.length;
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
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const context = await browser.newContext({baseURL, viewport: {width: 1440, height: 900}});
const queue = pages.values();
const found = await Promise.all(Array.from({length: TABS}, () => work(context, queue)));
await browser.close();
server.close();

const problems = found.reduce((sum, count) => sum + count, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${pages.length} pages in ${MODES.length} color modes, ${problems} problems, ${seconds} s`,
);
if (problems > 0) process.exitCode = 1;

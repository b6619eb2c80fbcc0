/**
 * Time from a click on a link, after hovering over it, until the heading of the next docs page is on
 * the screen: `npm run bench:navigation [build folder]`.
 */
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {chromiumPath} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {record} from '../report.ts';

const STEPS = [
  '/docs/spring',
  '/docs/interpolate',
  '/docs/sequence',
  '/docs/series',
  '/docs/still',
  '/docs/composition',
  '/docs/staticfile',
  '/docs/random',
  '/docs/easing',
  '/docs/loop',
];
const HOVER_MS = 400;
/** Walks from a fresh tab; nine steps alone vary too much. */
const WALKS = 3;

/** Clicks through pages of the sidebar. */
async function walk(browser: Browser, origin: string, slowdown: number): Promise<number[]> {
  const tab = await browser.newPage({viewport: {width: 1440, height: 900}});
  // tsx wraps functions with this name, which a page doesn't know.
  await tab.addInitScript('globalThis.__name = (value) => value');
  await tab.goto(origin + STEPS[0]);
  await tab.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const times: number[] = [];
  for (const step of STEPS.slice(1)) {
    const link = tab.locator(`aside a[href="${step}"]`).first();
    await link.dispatchEvent('mouseover');
    await tab.waitForTimeout(HOVER_MS * slowdown);
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const before = document.querySelector('h1')?.textContent;
            const started = performance.now();
            const look = () => {
              if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
              else resolve(performance.now() - started);
            };
            (element as HTMLElement).click();
            look();
          }),
      ),
    );
  }
  await tab.close();
  return times;
}

const server = createSiteServer(path.resolve(process.argv[2] ?? 'build'));
const origin = `http://localhost:${await listen(server, 3600)}`;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const rows: Record<string, Record<string, number>> = {};
const problems: string[] = [];
for (const [name, slowdown, budget] of [
  ['as fast as the machine', 1, budgets.navigation.median],
  ['4× slower', 4, budgets.navigation.throttled],
] as const) {
  const times: number[] = [];
  for (let round = 0; round < WALKS; round += 1) {
    times.push(...(await walk(browser, origin, slowdown)));
  }
  times.sort((a, b) => a - b);
  const median = Math.round(times[Math.floor(times.length / 2)] ?? 0);
  rows[name] = {
    'median ms': median,
    'slowest ms': Math.round(times.at(-1) ?? 0),
    'budget ms': budget,
  };
  if (median > budget) problems.push(`${name}: ${median} ms, budget ${budget} ms`);
}
await browser.close();
server.close();
console.table(rows);
record('Navigation between docs pages, hover and click', rows);
for (const problem of problems) console.error(`over budget: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

/**
 * Time from a click on a link, after hovering over it, until the heading of the next docs page is on
 * the screen, and from the first sign of a reader on a first visit until the page is alive, beside how long
 * stock Docusaurus takes from its opening: `npm run bench:navigation [build folder]`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {launch} from '../browser.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {median, record} from '../report.ts';
import {createStockServer} from '../weight/stock-server.ts';

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
  await tab.waitForSelector(ALIVE, {state: 'attached'});
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

/** A cheap phone: Lighthouse's line, and a quarter of the machine's speed. */
const PHONE = {latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false};
const FIRST_VISITS = 5;
const ALIVE = 'html[data-has-hydrated="true"]';

/** Opens a page with an empty cache on a phone; returns milliseconds until it is alive, from its opening or a sign. */
async function comeAlive(browser: Browser, url: string, since: 'opening' | 'sign') {
  const tab = await browser.newPage({viewport: {width: 390, height: 844}});
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PHONE);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  let started = performance.now();
  await tab.goto(url);
  if (since === 'sign') {
    started = performance.now();
    // The first move of a pointer that wasn't there says nothing of a reader: see src/start/load.ts.
    await tab.mouse.move(2, 2);
    await tab.mouse.move(4, 4);
  }
  await tab.waitForSelector(ALIVE, {state: 'attached'});
  const took = performance.now() - started;
  await tab.close();
  return took;
}

/** Alternates this site with stock, as the machine's speed changes. */
async function firstVisits(browser: Browser, origin: string, stockOrigin: string | undefined) {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let visit = 0; visit < FIRST_VISITS; visit += 1) {
    ours.push(await comeAlive(browser, origin + STEPS[0], 'sign'));
    if (stockOrigin) theirs.push(await comeAlive(browser, stockOrigin + STEPS[0], 'opening'));
  }
  return {
    'this site, from the first sign': {'ms until alive': Math.round(median(ours))},
    ...(stockOrigin && {
      'stock Docusaurus, from its opening': {'ms until alive': Math.round(median(theirs))},
    }),
  };
}

const server = createSiteServer(path.resolve(process.argv[2] ?? 'build'));
const origin = `http://localhost:${await listen(server, 3600)}`;
const stock = path.resolve('.cache/stock/build');
const stockServer = existsSync(stock) ? createStockServer(stock) : undefined;
const stockOrigin = stockServer && `http://localhost:${await listen(stockServer, 3650)}`;
const browser = await launch();
const rows: Record<string, Record<string, number>> = {};
const problems: string[] = [];
const figures = (times: number[]) => ({
  'median ms': Math.round(median(times)),
  'slowest ms': Math.round(Math.max(...times)),
});
for (const [speed, slowdown] of [
  ['as fast as the machine', 1],
  ['4× slower', 4],
] as const) {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < WALKS; round += 1) {
    ours.push(...(await walk(browser, origin, slowdown)));
    if (stockOrigin) theirs.push(...(await walk(browser, stockOrigin, slowdown)));
  }
  rows[`this site, ${speed}`] = figures(ours);
  if (!stockOrigin) continue;
  rows[`stock Docusaurus, ${speed}`] = figures(theirs);
  const ratio = median(ours) / median(theirs);
  rows[`this site ÷ stock, ${speed}`] = {'median ms': Number(ratio.toFixed(2))};
  if (ratio > budgets.navigation.timesStock) {
    problems.push(`${speed}: ${ratio.toFixed(2)} × stock, budget ${budgets.navigation.timesStock}`);
  }
}
if (!stockOrigin) problems.push('No stock site to compare with: npm run bench:build stock');
const visits = await firstVisits(browser, origin, stockOrigin);
await browser.close();
server.close();
stockServer?.close();
console.table(visits);
record('First visit on a cheap phone', visits);
console.table(rows);
record('Navigation between docs pages, hover and click', rows);
for (const problem of problems) console.error(`over budget: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

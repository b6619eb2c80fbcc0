/**
 * Prints what a first visit transfers, per kind of page, and what grows with the number of pages:
 * cold cache, brotli, from the built site, beside stock Docusaurus where it is built.
 *
 *   npm run bench:weight [build folder]
 *   npm run check:weight [build folder]    exits 1 if a budget of benchmarks/budgets.json is exceeded
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {launch} from '../browser.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {record} from '../report.ts';
import {type Growth, measureGrowth, measureStockGrowth} from './growth.ts';
import {openToWeigh, type Weight, weighReading} from './measure.ts';
import {createStockServer} from './stock-server.ts';

const KB = 1024;
const isCheck = process.argv.includes('--check');
const build = path.resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'build');
const stock = path.resolve('.cache/stock/build');
/** Pages that stock Docusaurus has, too. */
const COMPARED = ['docs page without demo', 'guide', 'page with demo', 'blog post'];

const inKb = (bytes: number) => Math.round((bytes / KB) * 10) / 10;
const row = (weight: Weight) => ({
  requests: weight.requests,
  scripts: weight.scripts,
  'all KB': inKb(weight.all),
  'JS KB': inKb(weight.js),
  'CSS KB': inKb(weight.css),
  'fonts KB': inKb(weight.fonts),
  'requests idle': weight.requestsIdle,
  'all KB idle': inKb(weight.allIdle),
});
const growthRow = ({pages, table, chunks, sidebars, per1000}: Growth) => ({
  'docs pages': pages,
  'route table KB': inKb(table),
  'chunk names KB': inKb(chunks),
  'sidebars KB': inKb(sidebars),
  'KB per 1,000 pages': inKb(per1000),
});

/** What the browser fetches at rest may begin a moment before the mark of a page that React has taken over. */
const OPENINGS = 3;

/** Of each page the least of several openings: what it can't do without. Pages load one by one and rest together. */
async function measureSite(browser: Browser, origin: string, names: string[]) {
  const openings: [name: string, weigh: () => Promise<Weight>][] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    for (const [name, {path: address}] of Object.entries(budgets.load)) {
      if (names.includes(name)) openings.push([name, await openToWeigh(browser, origin + address)]);
    }
  }
  const weights: Record<string, Weight> = {};
  for (const [name, weigh] of openings) {
    const weight = await weigh();
    const least = weights[name];
    if (!least || weight.all < least.all) weights[name] = weight;
  }
  return weights;
}

/** What each page is to somebody who was never here, until it can be read. */
async function measureReading(browser: Browser, origin: string, names: string[]) {
  const weights: Record<string, Weight> = {};
  for (const [name, {path: address}] of Object.entries(budgets.load)) {
    if (names.includes(name)) weights[name] = await weighReading(browser, origin + address);
  }
  return weights;
}

function problemsOf(
  ours: Record<string, Weight>,
  reading: Record<string, Weight>,
  growth: Growth,
): string[] {
  const over = (what: string, is: number, limit: number, unit: string) =>
    is > limit ? [`${what}: ${is} ${unit}, budget ${limit}`] : [];
  return [
    ...Object.entries(budgets.load).flatMap(([name, budget]) => {
      const weight = ours[name];
      const read = reading[name];
      if (!weight || !read) return [`${name}: not measured`];
      return [
        ...over(`${name}, until it can be read`, inKb(read.all), budget.read, 'KB'),
        ...over(`${name}, JavaScript`, inKb(weight.js), budget.js, 'KB'),
        ...over(`${name}, all bytes`, inKb(weight.all), budget.all, 'KB'),
        ...over(`${name}, at load`, weight.requests, budget.requests, 'requests'),
        ...over(`${name}, at rest`, weight.requestsIdle, budget.requestsIdle, 'requests'),
      ];
    }),
    ...over('growth', inKb(growth.per1000), budgets.growth.per1000, 'KB per 1,000 pages'),
  ];
}

const browser = await launch();
const server = createSiteServer(build);
const origin = `http://localhost:${await listen(server, 3400)}`;
const ours = await measureSite(browser, origin, Object.keys(budgets.load));
const reading = await measureReading(browser, origin, Object.keys(budgets.load));
server.close();
const growth = measureGrowth(build);
const rows: Record<string, Record<string, number>> = {};
for (const [name, weight] of Object.entries(ours)) {
  const read = reading[name];
  rows[name] = {
    ...(read && {'read: KB': inKb(read.all), 'read: JS KB': inKb(read.js)}),
    ...row(weight),
  };
}
const growths: Record<string, Record<string, number>> = {'this site': growthRow(growth)};

const problems = problemsOf(ours, reading, growth);

if (!isCheck && existsSync(stock)) {
  const stockServer = createStockServer(stock);
  const stockOrigin = `http://localhost:${await listen(stockServer, 3450)}`;
  const theirs = await measureSite(browser, stockOrigin, COMPARED);
  stockServer.close();
  for (const [name, weight] of Object.entries(theirs)) {
    rows[`stock: ${name}`] = row(weight);
    const mine = ours[name];
    if (!mine) continue;
    const ratio = Math.round((mine.all / weight.all) * 100) / 100;
    const read = reading[name];
    rows[name] = {
      ...rows[name],
      ...(read && {'read × stock': Math.round((read.all / weight.all) * 100) / 100}),
      '× stock': ratio,
    };
    // The budget is that of docs pages: stock's posts come without its docs' sidebar.
    const isDocs = budgets.load[name as keyof typeof budgets.load].path.startsWith('/docs/');
    if (isDocs && ratio > budgets.ratioToStock.all) {
      problems.push(`${name}: ${ratio} × stock, budget ${budgets.ratioToStock.all}`);
    }
  }
  const theirGrowth = measureStockGrowth(path.dirname(stock));
  growths['stock Docusaurus'] = growthRow(theirGrowth);
  const ratio = Math.round((growth.per1000 / theirGrowth.per1000) * 100) / 100;
  growths['this site ÷ stock'] = {'KB per 1,000 pages': ratio};
  if (ratio > budgets.ratioToStock.growth) {
    problems.push(`growth: ${ratio} × stock, budget ${budgets.ratioToStock.growth}`);
  }
}
await browser.close();
console.table(rows);
console.table(growths);
if (!isCheck) {
  record('First load', rows);
  record('What grows with the number of pages and comes with every page', growths);
}
for (const problem of problems) console.error(`over budget: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

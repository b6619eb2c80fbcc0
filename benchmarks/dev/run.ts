/**
 * Time from saving a page until the dev server's browser shows it, on this site and, in the same run, on stock
 * Docusaurus with the same documents: `npm run bench:dev`.
 */
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {atEnd} from '../at-end.ts';
import {launch} from '../browser.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {writeStockSite} from '../builds/stock-site.ts';
import {record} from '../report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(root, 'content/docs/staticfile.mdx');
const PORT = 3700;
const EDITS = 5;
const START_MS = 240_000;
/** What a server still does after a page is shown belongs to no edit: writers don't save that often. */
const PAUSE_MS = 5000;
const TIMES_STOCK = budgets.dev.timesStock;

const source = readFileSync(PAGE, 'utf8');

/** Opens the page as soon as the server answers; it says nothing when it begins to. */
async function openPage(browser: Browser) {
  const tab = await browser.newPage();
  const until = Date.now() + START_MS;
  const answers = async () =>
    (await tab.goto(`http://localhost:${PORT}/docs/staticfile`).catch(() => null))?.ok();
  while (!(await answers()) && Date.now() < until) await tab.waitForTimeout(1000);
  await tab.locator('h1').first().waitFor({timeout: START_MS});
  await tab.waitForTimeout(PAUSE_MS);
  return tab;
}

/**
 * Edits a page that a dev server shows.
 *
 * @param command Starts the server on `PORT`.
 * @returns Milliseconds of each edit, the shortest first.
 */
async function edits(browser: Browser, command: readonly string[]): Promise<number[]> {
  const server = spawn('node', [...command, '--no-open', '--port', `${PORT}`], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  // What ends it is the end of this function, or of this process.
  server.unref();
  // Known from the start: one that ended by itself would never be heard of later.
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = () => {
    writeFileSync(PAGE, source);
    if (server.pid && server.exitCode === null && server.signalCode === null) {
      process.kill(-server.pid);
    }
  };
  atEnd(stop);
  try {
    const tab = await openPage(browser);
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const word = `Edit ${edit} of this page.`;
      const started = Date.now();
      writeFileSync(PAGE, `${source}\n${word}\n`);
      await tab.getByText(word).waitFor({timeout: 60_000});
      times.push(Date.now() - started);
      await tab.waitForTimeout(PAUSE_MS);
    }
    await tab.close();
    return times.sort((a, b) => a - b);
  } finally {
    stop();
    await ended;
  }
}

const browser = await launch();
try {
  const stockSite = path.join(root, '.cache/stock');
  await writeStockSite(stockSite);
  const site = await edits(browser, ['commands/dev.mjs']);
  const stock = await edits(browser, ['node_modules/.bin/docusaurus', 'start', stockSite]);
  const median = (times: readonly number[]) => times[Math.floor(EDITS / 2)] ?? Number.NaN;
  const ratio = median(site) / median(stock);
  const rows = {
    'this site': {'median ms': median(site), 'slowest ms': site.at(-1) ?? 0},
    'stock Docusaurus': {'median ms': median(stock), 'slowest ms': stock.at(-1) ?? 0},
    'this site ÷ stock': {'median ms': Number(ratio.toFixed(2)), budget: TIMES_STOCK},
  };
  console.table(rows);
  record('Dev server, five edits of a page, from saving to screen', rows);
  if (!(ratio <= TIMES_STOCK)) {
    console.error(`over budget: edit to screen, ${TIMES_STOCK} times stock Docusaurus`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}

/**
 * Lighthouse, mobile, simulated throttling, median of several runs:
 * `npm run bench:lighthouse [build folder] [runs] [page]`. Build with SITE_URL set, otherwise every page is
 * `noindex`, as previews are, and search engine marks are low for that.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {createSecureServer} from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {chromiumPath} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {record} from '../report.ts';
import {createStockServer} from '../weight/stock-server.ts';
import {addFigures, type Figures, judge, MARKS} from './figures.ts';

/** Address of each page, and of the one of stock Docusaurus that it is measured beside. */
const ALL_PAGES: Record<string, {path: string; stock?: string}> = {
  home: {path: '/', stock: '/docs/staticfile'},
  'docs page without demo': {path: '/docs/staticfile', stock: '/docs/staticfile'},
  guide: {path: '/docs/the-fundamentals', stock: '/docs/the-fundamentals'},
  'API page with demo': {path: '/docs/spring', stock: '/docs/spring'},
  'API overview': {path: '/docs/api', stock: '/docs/api'},
  'blog post': {path: '/blog/4-0', stock: '/blog/4-0'},
  template: {path: '/templates/hello-world'},
  Lambda: {path: '/lambda/'},
};
/** All, or those whose name contains the third argument. */
const PAGES = Object.entries(ALL_PAGES).filter(([name]) => name.includes(process.argv[4] ?? ''));
if (PAGES.length === 0) throw new Error(`No page is named "${process.argv[4]}"`);

const build = path.resolve(process.argv[2] ?? 'build');
const runs = Number(process.argv[3] ?? 5);
const stock = path.resolve('.cache/stock/build');

/** A key and a certificate for this run; Node can make keys, but no certificates. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync('openssl', args.split(' '), {stdio: 'ignore'});
  const pair = {key: readFileSync(key), cert: readFileSync(cert)};
  rmSync(folder, {recursive: true});
  return pair;
}

const keys = certificate();

/** Serves over HTTP/2, as hosts do: with HTTP/1.1 the simulation opens six connections, one after the other. */
async function serve(site: Server, port: number): Promise<{origin: string; close: () => void}> {
  const server = createSecureServer({...keys, allowHTTP1: true}, (request, response) =>
    site.emit('request', request, response),
  );
  return {
    origin: `https://localhost:${await listen(server, port)}`,
    close: () => server.close(),
  };
}

const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--ignore-certificate-errors',
  ],
});

/** Opens a page once; adds its marks (0 to 100) and times (ms) to the figures, and the audits that failed. */
async function measure(address: string, figures: Figures, failed: Set<string>): Promise<void> {
  const result = await lighthouse(address, {
    port: chrome.port,
    output: 'json',
    onlyCategories: [...MARKS],
    // A first visit each time: the site notes in the storage that a reader was there, which Lighthouse keeps.
    clearStorageTypes: ['local_storage', 'file_systems', 'service_workers', 'cache_storage'],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  addFigures(result.lhr, figures);
  const {categories, audits} = result.lhr;
  for (const mark of MARKS) {
    if (mark === 'performance') continue;
    for (const {id, weight} of categories[mark]?.auditRefs ?? []) {
      const score = audits[id]?.score;
      if (weight > 0 && typeof score === 'number' && score < 1) failed.add(id);
    }
  }
}

const ours = await serve(createSiteServer(build), 3500);
const theirs = existsSync(stock) ? await serve(createStockServer(stock), 3560) : undefined;

const rows: Record<string, Record<string, number>> = {};
const problems: string[] = [];
if (!theirs && PAGES.some(([, {stock}]) => stock)) {
  problems.push('No stock site to measure beside: "npm run bench:build" makes it.');
}
for (const [name, page] of PAGES) {
  const figures: Figures = {};
  const stockFigures: Figures = {};
  const failed = new Set<string>();
  // In turn: what else the machine does meets both.
  for (let run = 0; run < runs; run++) {
    await measure(ours.origin + page.path, figures, failed);
    if (theirs && page.stock) await measure(theirs.origin + page.stock, stockFigures, new Set());
  }
  const {row, problems: found} = judge(figures, theirs && page.stock ? stockFigures : undefined);
  problems.push(...found.map((problem) => `${name}: ${problem}`));
  rows[name] = row;
  if (failed.size > 0) problems.push(`${name}: failed audits ${[...failed].join(', ')}`);
}
chrome.kill();
ours.close();
theirs?.close();
console.table(rows);
record(`Lighthouse, mobile, median of ${runs}, in turn with stock Docusaurus`, rows);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

/**
 * Lighthouse, mobile, simulated throttling, median of several runs:
 * `npm run bench:lighthouse [build folder] [runs] [page]`. Build with SITE_URL set, otherwise every page is
 * `noindex`, as previews are, and search engine marks are low for that.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {chromiumPath} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {record} from '../report.ts';

/** All, or those whose name contains the third argument. */
const ALL_PAGES = {
  home: '/',
  guide: '/docs/the-fundamentals',
  'API page with demo': '/docs/spring',
  'API overview': '/docs/api',
  'blog post': '/blog/4-0',
  template: '/templates/hello-world',
  Lambda: '/lambda/',
};
const PAGES = Object.entries(ALL_PAGES).filter(([name]) => name.includes(process.argv[4] ?? ''));
const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const build = path.resolve(process.argv[2] ?? 'build');
const runs = Number(process.argv[3] ?? 5);
const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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

// HTTP/2, as hosts serve it: with HTTP/1.1 the simulation opens six connections, one after the other.
const site = createSiteServer(build);
const server = createSecureServer({...certificate(), allowHTTP1: true}, (request, response) =>
  site.emit('request', request, response),
);
const origin = `https://localhost:${await listen(server, 3500)}`;
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
const rows: Record<string, Record<string, number>> = {};
const problems: string[] = [];
for (const [name, address] of PAGES) {
  const figures: Record<string, number[]> = {};
  const failed = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(origin + address, {
      port: chrome.port,
      output: 'json',
      onlyCategories: [...MARKS],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const {categories, audits} = result.lhr;
    for (const mark of MARKS) {
      figures[mark] = [...(figures[mark] ?? []), Math.round((categories[mark]?.score ?? 0) * 100)];
      if (mark === 'performance') continue;
      for (const {id, weight} of categories[mark]?.auditRefs ?? []) {
        const score = audits[id]?.score;
        if (weight > 0 && typeof score === 'number' && score < 1) failed.add(id);
      }
    }
    for (const time of TIMES) {
      figures[time] = [...(figures[time] ?? []), audits[time]?.numericValue ?? 0];
    }
  }
  const row = Object.fromEntries(
    Object.entries(figures).map(([key, values]) => [key, Math.round(median(values) * 1000) / 1000]),
  );
  rows[name] = row;
  for (const mark of MARKS) {
    if ((row[mark] ?? 0) < budgets.lighthouse[mark]) problems.push(`${name}: ${mark} ${row[mark]}`);
  }
  for (const time of TIMES) {
    if ((row[time] ?? 0) > budgets.lighthouse[time]) problems.push(`${name}: ${time} ${row[time]}`);
  }
  if (failed.size > 0) problems.push(`${name}: failed audits ${[...failed].join(', ')}`);
}
chrome.kill();
server.close();
console.table(rows);
record(`Lighthouse, mobile, median of ${runs}`, rows);
for (const problem of problems) console.error(`over budget: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

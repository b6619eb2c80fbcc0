/**
 * Lighthouse, mobile, simulated throttling, median of several runs:
 * `npm run bench:lighthouse [build folder] [runs]`. Build with SITE_URL set, otherwise every page is
 * `noindex`, as previews are, and search engine marks are low for that.
 */
import path from 'node:path';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {createSiteServer, listen} from '../../deploy/serve.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {record} from '../report.ts';

const PAGES = {
  home: '/',
  guide: '/docs/the-fundamentals',
  'API page with demo': '/docs/spring',
  'API overview': '/docs/api',
  'blog post': '/blog/4-0',
  template: '/templates/hello-world',
  Lambda: '/lambda/',
};
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

const server = createSiteServer(build);
const origin = `http://localhost:${await listen(server, 3500)}`;
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const rows: Record<string, Record<string, number>> = {};
const problems: string[] = [];
for (const [name, address] of Object.entries(PAGES)) {
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

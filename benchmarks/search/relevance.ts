/** Prints how often the right page comes first, and in the first five, for the queries of `queries.tsv`. */
import {brotliCompressSync} from 'node:zlib';
import {readJson, readText} from '../../model/io.ts';
import {readSite} from '../../model/pages/site.ts';
import {buildIndex} from '../../model/search/build-index.ts';
import {SearchEngine} from '../../src/search/engine/engine.ts';

const {pages, texts} = buildIndex(
  readSite(),
  readJson('content/manifest/sidebars.json') as Parameters<typeof buildIndex>[1],
);
const started = performance.now();
const engine = new SearchEngine(pages);
const first = performance.now();
engine.addTexts(texts);
const second = performance.now();

const known = new Set(pages.map(({path}) => path.replace(/\/$/, '')));
let top = 0;
let five = 0;
let asked = 0;
let skipped = 0;
const times: number[] = [];
for (const row of readText('benchmarks/search/queries.tsv').trim().split('\n').slice(1)) {
  const [query = '', answers = ''] = row.split('\t');
  const right = answers.split(',').map((path) => path.trim().replace(/\/$/, ''));
  if (!right.some((path) => known.has(path))) {
    skipped++;
    continue;
  }
  asked++;
  const before = performance.now();
  const {hits} = engine.search({query, limit: 60});
  times.push(performance.now() - before);
  const found = hits.filter(({kind}) => kind === 'page').map(({url}) => url.replace(/\/$/, ''));
  const rank = found.findIndex((path) => right.includes(path));
  if (rank === 0) top++;
  if (rank >= 0 && rank < 5) five++;
  if (rank !== 0) console.log(`${query} → rank ${rank + 1}; first: ${found.slice(0, 4).join(' ')}`);
}
const size = (data: unknown) => brotliCompressSync(Buffer.from(JSON.stringify(data))).length;
times.sort((a, b) => a - b);
console.log({
  pages: pages.length,
  asked,
  skippedBecausePageUnwritten: skipped,
  first: top / asked,
  firstFive: five / asked,
  pagesBrotli: size(pages),
  textsBrotli: size(texts),
  buildPagesMs: Math.round(first - started),
  buildTextsMs: Math.round(second - first),
  medianMs: times[times.length >> 1],
  p95Ms: times[Math.floor(times.length * 0.95)],
});

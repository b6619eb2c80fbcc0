/**
 * `npm run bench:search [-- --write] [-- --fresh] [-- --questions]`: prints how well questions of readers are
 * answered, how well and how fast the search is, and how other engines do on the same pages. `--questions`
 * prints the first part alone, `--questions=file` for other questions. Needs a finished build; `BUILD=folder` names another one than
 * `build`. A run that was stopped goes on where it was; `--fresh` measures all again.
 */
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {createSiteServer} from '../../hosting/serve.ts';
import {readIndex} from '../../model/search/read-index';
import {splitPages} from '../../model/search/split-pages';
import type {EnginePart} from './engine-part';
import {askPagefind, brotli, launch, librarySize, serveHarness, timeEngine} from './harness';
import {keyOf, Parts} from './parts';
import {reportQuestions} from './questions';
import {measureSets, readSets} from './relevance';
import {type ColdRun, type Row, report, type Times} from './report';
import {measureCold, measureTyping, percentile, worksOffline} from './site';

const BUILD = path.resolve(process.env.BUILD ?? 'build');
const TYPED = 40;
const COLD_RUNS = 3;
const NODE_SECONDS = 150;
const TYPING_BUDGET_MS = 30_000;

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const timesOf = (values: number[]): Times => ({
  median: +percentile(values, 0.5).toFixed(1),
  p95: +percentile(values, 0.95).toFixed(1),
  count: values.length,
});

if (!existsSync(path.join(BUILD, '_policy.txt'))) {
  console.error(`${BUILD} holds no finished build: run "npm run build" first.`);
  process.exit(1);
}

const index = readIndex();
const known = index.pages.map(({path: page}) => page);
const queries = readSets().flatMap(([, cases]) => cases.map(({query}) => query.slice(0, 64)));
/** A few of them, as a reader types them. */
const typed = queries.filter((_, place) => place % Math.ceil(queries.length / TYPED) === 0);
const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-index-'));
const indexFile = path.join(folder, 'index.json');
writeFileSync(indexFile, JSON.stringify(index));
const built = readFileSync(path.join(BUILD, 'search/index.json'), 'utf8');
const parts = new Parts(
  keyOf(JSON.stringify(index), BUILD, built),
  process.argv.includes('--fresh'),
);

/** Runs what needs the built site. */
async function withSite<T>(
  run: (browser: Awaited<ReturnType<typeof launch>>, base: string) => Promise<T>,
) {
  const server = createSiteServer(BUILD);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = await launch();
  try {
    return await run(browser, `http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function measureColdRuns(browser: Awaited<ReturnType<typeof launch>>, base: string) {
  const of = async (how: 'keyboard' | 'pointer'): Promise<ColdRun & {bytes: number}> => {
    const runs: Awaited<ReturnType<typeof measureCold>>[] = [];
    for (let run = 0; run < COLD_RUNS; run += 1) runs.push(await measureCold(browser, base, how));
    const middle = (values: number[]) => percentile(values, 0.5);
    return {
      ms: middle(runs.map(({ms}) => ms)),
      intentMs: middle(runs.map(({intentMs}) => intentMs)),
      bytes: runs[0]?.bytes ?? 0,
    };
  };
  const keyboard = await of('keyboard');
  return {keyboard, pointer: await of('pointer'), kb: kb(keyboard.bytes)};
}

/** Builds and asks one engine in a process of its own, which is stopped when it takes too long. */
async function measureInNode(name: string): Promise<EnginePart> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', 'benchmarks/search/engine-part.ts', name, indexFile],
    {timeout: NODE_SECONDS * 1000, killSignal: 'SIGKILL', maxBuffer: 2 ** 26},
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as EnginePart;
}

async function measureEngine(name: string): Promise<Row> {
  const node = await parts.run(`${name}, relevance`, NODE_SECONDS + 5, () => measureInNode(name));
  const keystroke = await parts.run(`${name}, keystrokes`, 90, async () => {
    const harness = await serveHarness(index);
    try {
      return timesOf(await timeEngine(harness.base, name, typed, TYPING_BUDGET_MS));
    } finally {
      harness.stop();
    }
  });
  const code = await parts.run(`${name}, code`, 60, () => librarySize(name));
  return {
    engine: name,
    relevance: node?.relevance,
    firstKb: node && code !== undefined ? kb(node.indexBytes + code) : undefined,
    keystroke,
    buildMs: node?.buildMs,
    memory: node ? `${node.megabytes} MB` : 'not measured',
  };
}

async function measurePagefind(): Promise<Row> {
  const measured = await parts.run('Pagefind', 240, async () => {
    const {buildPagefind} = await import('./pagefind');
    const {folder: pagefind, buildMs} = await buildPagefind(index.pages, index.texts);
    const {base, sent, stop} = await serveHarness(index, pagefind);
    try {
      const once = {each: false, isSlow: false, budgetMs: 120_000};
      await askPagefind(base, ['spring'], once);
      const firstBytes = sent.reduce((sum, size) => sum + size, 0);
      const {answers} = await askPagefind(base, queries, once);
      if (answers.length < queries.length) throw new Error('Pagefind answered too few queries');
      const byQuery = new Map(queries.map((query, place) => [query, answers[place] ?? []]));
      const slow = {each: true, isSlow: true, budgetMs: TYPING_BUDGET_MS};
      const {times} = await askPagefind(base, typed, slow);
      return {
        buildMs,
        firstKb: kb(firstBytes),
        relevance: await measureSets(known, (query) => byQuery.get(query.slice(0, 64)) ?? []),
        keystroke: timesOf(times),
      };
    } finally {
      stop();
      rmSync(pagefind, {recursive: true, force: true});
    }
  });
  return {
    engine: 'Pagefind',
    relevance: measured?.relevance,
    firstKb: measured?.firstKb,
    keystroke: measured?.keystroke,
    buildMs: measured?.buildMs,
    memory: 'in WebAssembly',
  };
}

async function main() {
  const other = process.argv.find((each) => each.startsWith('--questions='))?.split('=')[1];
  console.log(await reportQuestions(index, other));
  if (process.argv.includes('--questions') || other !== undefined) return;
  const typing = await parts.run('keystrokes on the site', 150, () =>
    withSite(async (browser, base) => timesOf(await measureTyping(browser, base, typed))),
  );
  const cold = await parts.run('cold over fast 3G', 180, () => withSite(measureColdRuns));
  const offline = await parts.run('without network', 60, () => withSite(worksOffline));
  const rows: Row[] = [];
  // Their packages are only there after `npm run bench:install`; questions are measured without them.
  const {contenders} = await import('./contenders');
  for (const name of Object.keys(contenders)) rows.push(await measureEngine(name));
  rows.push(await measurePagefind());
  const {names, details} = splitPages(index.pages);
  const text = report({
    pages: index.pages.length,
    passages: index.texts.reduce((sum, sections) => sum + sections.length, 0),
    typing,
    cold,
    offline,
    stages: {
      names: kb(brotli(JSON.stringify(names))),
      details: kb(brotli(JSON.stringify(details))),
      texts: kb(brotli(JSON.stringify(index.texts))),
    },
    rows,
    failed: parts.failed,
  });
  console.log(`\n${text}`);
  for (const [name, {misses}] of Object.entries(rows[0]?.relevance ?? {})) {
    if (misses.length > 0) console.log(`\nNot first, ${name}:\n${misses.join('\n')}`);
  }
  if (process.argv.includes('--write')) {
    const day = new Date().toISOString().slice(0, 10);
    mkdirSync('benchmarks/search/results', {recursive: true});
    writeFileSync(
      `benchmarks/search/results/${day}.md`,
      `# Search, ${day}\n\nWritten by \`npm run bench:search -- --write\`.\n\n${text}\n`,
    );
  }
}

try {
  await main();
} finally {
  rmSync(folder, {recursive: true, force: true});
}
// A measurement that took too long may still hold a browser.
process.exit(0);

/**
 * `npm run bench:search [-- --write]`: prints how well and how fast the search is, and how other engines
 * do on the same pages. Needs a finished build; `BUILD=folder` names another one than `build`.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {build as bundle} from 'vite';
import {createSiteServer} from '../../deploy/serve';
import {readIndex} from '../../model/search/read-index';
import {contenders} from './contenders';
import {buildPagefind} from './pagefind';
import {type Case, measureRelevance, type Relevance, readCases} from './relevance';
import {measureCold, measureTyping, percentile, worksOffline} from './site';

const BUILD = path.resolve(process.env.BUILD ?? 'build');
const SETS = {'given queries': 'queries.tsv', 'own queries': 'queries-large.tsv'};
const TYPES: Record<string, string> = {'.js': 'text/javascript', '.json': 'application/json'};
const TYPED = 40;
const COLD_RUNS = 5;

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

interface Row {
  engine: string;
  relevance: Record<string, Relevance>;
  firstBytesKb: number;
  keystrokeMs: {median: number; p95: number};
  buildMs: number;
  megabytes: number | string;
}

const {pages, texts} = readIndex();
const known = pages.map(({path: page}) => page);
const sets = Object.entries(SETS).map(
  ([name, file]) => [name, readCases(`benchmarks/search/${file}`)] as const,
);
/** Every tenth query or so, as a reader types it. */
const typed = sets
  .flatMap(([, cases]) => cases.map(({query}) => query.slice(0, 64)))
  .filter((_, index, all) => index % Math.ceil(all.length / TYPED) === 0);

async function relevanceOf(ask: (query: string) => string[] | Promise<string[]>) {
  const result: Record<string, Relevance> = {};
  for (const [name, cases] of sets) result[name] = await measureRelevance(cases, known, ask);
  return result;
}

/** One file with the engines, for the browser; and the size of each alone. */
async function bundleHarness(entry: string): Promise<string> {
  const outDir = path.join(tmpdir(), `bench-search-${process.pid}`);
  await bundle({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      lib: {entry: path.resolve(entry), formats: ['es'], fileName: 'harness'},
      minify: 'esbuild',
    },
  });
  const code = readFileSync(path.join(outDir, 'harness.js'), 'utf8');
  rmSync(outDir, {recursive: true});
  return code;
}

const LIBRARIES: Record<string, string> = {
  'MiniSearch behind our ranking': "export {SearchEngine} from 'SRC/search/engine/engine'",
  'MiniSearch alone': "export {default} from 'minisearch'",
  Orama: "export {create, load, search} from '@orama/orama'",
  FlexSearch: "export {Document} from 'flexsearch'",
};

async function librarySize(engine: string): Promise<number> {
  const file = path.resolve('benchmarks/search', `.library-${process.pid}.ts`);
  writeFileSync(file, (LIBRARIES[engine] ?? '').replace('SRC', '../../src'));
  try {
    return brotli(await bundleHarness(file));
  } finally {
    rmSync(file);
  }
}

/** Serves the harness, the index files and Pagefind's folder; counts what Pagefind fetches. */
function serveHarness(code: string, pagefindFolder: string) {
  const sent: number[] = [];
  const server = createServer((request, response) => {
    const url = (request.url ?? '/').replace(/\?.*$/, '');
    const file = url.startsWith('/pagefind/')
      ? path.join(pagefindFolder, url.slice('/pagefind/'.length))
      : path.join(BUILD, 'search', path.basename(url));
    if (url === '/' || url === '/harness.js') {
      response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript');
      response.end(
        url === '/' ? '<!doctype html><script type="module" src="/harness.js"></script>' : code,
      );
      return;
    }
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = readFileSync(file);
    if (url.startsWith('/pagefind/')) {
      sent.push(Math.min(body.length, brotli(body)));
    }
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(body);
  });
  return new Promise<{base: string; sent: number[]; stop(): void}>((resolve) => {
    server.listen(0, () => {
      const {port} = server.address() as AddressInfo;
      resolve({
        base: `http://localhost:${port}/`,
        sent,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

interface Harness {
  timeKeystrokes(name: string, queries: string[]): Promise<number[]>;
  askPagefind(queries: string[], each: boolean): Promise<{answers: string[][]; times: number[]}>;
}

async function inBrowser<T>(
  browser: Browser,
  base: string,
  rate: number,
  run: (page: import('@playwright/test').Page) => Promise<T>,
) {
  const page = await browser.newPage();
  await page.goto(base);
  await page.waitForFunction(() => 'timeKeystrokes' in window);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate});
  try {
    return await run(page);
  } finally {
    await page.close();
  }
}

const times = (values: number[]) => ({
  median: +percentile(values, 0.5).toFixed(1),
  p95: +percentile(values, 0.95).toFixed(1),
});

async function measureEngine(name: string, browser: Browser, base: string): Promise<Row> {
  const contender = contenders[name]?.();
  if (!contender) throw new Error(`There is no engine ${name}`);
  await contender.build(pages, texts);
  const memory = JSON.parse(
    execFileSync(
      process.execPath,
      ['--expose-gc', '--import', 'tsx', 'benchmarks/search/memory.ts', name],
      {encoding: 'utf8'},
    )
      .trim()
      .split('\n')
      .at(-1) ?? '{}',
  );
  const keystrokes = await inBrowser(browser, base, 4, (page) =>
    page.evaluate(
      ([engine, queries]) =>
        (window as unknown as Harness).timeKeystrokes(engine as string, queries as string[]),
      [name, typed],
    ),
  );
  return {
    engine: name,
    relevance: await relevanceOf((query) => contender.ask(query)),
    firstBytesKb: kb((await librarySize(name)) + brotli(await contender.serialize())),
    keystrokeMs: times(keystrokes),
    ...memory,
  };
}

async function measurePagefind(
  browser: Browser,
  {base, sent}: {base: string; sent: number[]},
  buildMs: number,
): Promise<Row> {
  const queries = sets.flatMap(([, cases]: readonly [string, Case[]]) =>
    cases.map(({query}) => query),
  );
  const ask = (list: string[], each: boolean, rate: number) =>
    inBrowser(browser, base, rate, (page) =>
      page.evaluate(
        ([wanted, all]) =>
          (window as unknown as Harness).askPagefind(wanted as string[], all as boolean),
        [list, each],
      ),
    );
  sent.length = 0;
  await ask(['spring'], false, 1);
  const firstBytes = sent.reduce((sum, size) => sum + size, 0);
  const {answers} = await ask(queries, false, 1);
  const byQuery = new Map(queries.map((query, index) => [query, answers[index] ?? []]));
  const {times: keystrokes} = await ask(typed.slice(0, 15), true, 4);
  return {
    engine: 'Pagefind',
    relevance: await relevanceOf((query) => byQuery.get(query) ?? []),
    firstBytesKb: kb(firstBytes),
    keystrokeMs: times(keystrokes),
    buildMs,
    megabytes: 'in WebAssembly',
  };
}

async function measureSite(browser: Browser) {
  const server = createSiteServer(BUILD);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const typing = await measureTyping(browser, base, typed);
    const cold = {keyboard: [] as number[], pointer: [] as number[]};
    let bytes = 0;
    for (let run = 0; run < COLD_RUNS; run += 1) {
      for (const how of ['keyboard', 'pointer'] as const) {
        const found = await measureCold(browser, base, how);
        cold[how].push(found.ms);
        bytes = found.bytes;
      }
    }
    return {
      keystrokes: typing.length,
      keystrokeMs: times(typing),
      coldMs: {
        keyboard: percentile(cold.keyboard, 0.5),
        pointer: percentile(cold.pointer, 0.5),
      },
      coldKb: kb(bytes),
      offline: await worksOffline(browser, base),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function report(
  rows: Row[],
  site: Awaited<ReturnType<typeof measureSite>>,
  size: {first: number; second: number},
) {
  const [own] = rows;
  if (!own) throw new Error('Nothing was measured');
  const bar = (name: string, value: string, wanted: string, holds: boolean) =>
    `| ${name} | ${value} | ${wanted} | ${holds ? 'holds' : '**missed**'} |`;
  const bars = Object.entries(own.relevance).flatMap(([name, {asked, first, firstFive}]) => [
    bar(
      `right page first, ${name} (${asked})`,
      percent(first, asked),
      '≥ 90 %',
      first / asked >= 0.9,
    ),
    bar(
      `in the first five, ${name} (${asked})`,
      percent(firstFive, asked),
      '≥ 98 %',
      firstFive / asked >= 0.98,
    ),
  ]);
  const lines = [
    `${pages.length} pages, ${texts.reduce((sum, sections) => sum + sections.length, 0)} passages, ${process.platform} ${process.arch}, Node ${process.version}.`,
    '',
    '| bar | measured | wanted | |',
    '| --- | --- | --- | --- |',
    ...bars,
    bar('first stage, brotli', `${kb(size.first)} KB`, '≤ 120 KB', size.first <= 120 * 1024),
    bar(
      `keystroke to hits on the screen, 4× slower, p95 of ${site.keystrokes}`,
      `${site.keystrokeMs.p95} ms (median ${site.keystrokeMs.median})`,
      '≤ 50 ms',
      site.keystrokeMs.p95 <= 50,
    ),
    bar(
      'engine alone in a page 4× slower, p95',
      `${own.keystrokeMs.p95} ms (median ${own.keystrokeMs.median})`,
      '≤ 50 ms',
      own.keystrokeMs.p95 <= 50,
    ),
    bar(
      'cold over fast 3G, box open to hits, opened by key',
      `${site.coldMs.keyboard} ms`,
      '≤ 300 ms',
      site.coldMs.keyboard <= 300,
    ),
    bar(
      'the same, opened by pointer',
      `${site.coldMs.pointer} ms`,
      '≤ 300 ms',
      site.coldMs.pointer <= 300,
    ),
    bar('works once the network is gone', site.offline ? 'yes' : 'no', 'yes', site.offline),
    '',
    `Second stage (texts): ${kb(size.second)} KB brotli. Everything fetched until the first hits: ${site.coldKb} KB.`,
    '',
    `| engine | ${Object.keys(SETS)
      .map((name) => `first, ${name} | in five`)
      .join(
        ' | ',
      )} | before the first answer, brotli | keystroke p95 (median), 4× slower | built in | memory |`,
    `| --- |${' --- |'.repeat(Object.keys(SETS).length * 2 + 4)}`,
    ...rows.map(
      ({engine, relevance, firstBytesKb, keystrokeMs, buildMs, megabytes}) =>
        `| ${engine} | ${Object.values(relevance)
          .map(
            ({asked, first, firstFive}) =>
              `${percent(first, asked)} | ${percent(firstFive, asked)}`,
          )
          .join(
            ' | ',
          )} | ${firstBytesKb} KB | ${keystrokeMs.p95} ms (${keystrokeMs.median}) | ${buildMs} ms | ${typeof megabytes === 'number' ? `${megabytes} MB` : megabytes} |`,
    ),
  ];
  return lines.join('\n');
}

async function main() {
  if (!existsSync(path.join(BUILD, '_policy.txt'))) {
    console.error(`${BUILD} holds no finished build: run "npm run build" first.`);
    process.exit(1);
  }
  const pagefind = await buildPagefind(pages, texts);
  const harness = await serveHarness(
    await bundleHarness('benchmarks/search/browser-harness.ts'),
    pagefind.folder,
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const site = await measureSite(browser);
    console.log('Site measured');
    const rows: Row[] = [];
    for (const name of Object.keys(contenders)) {
      rows.push(await measureEngine(name, browser, harness.base));
      console.log(`${name} measured`);
    }
    rows.push(await measurePagefind(browser, harness, pagefind.buildMs));
    const size = {first: brotli(JSON.stringify(pages)), second: brotli(JSON.stringify(texts))};
    const text = report(rows, site, size);
    console.log(text);
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
  } finally {
    await browser.close();
    harness.stop();
    rmSync(pagefind.folder, {recursive: true, force: true});
  }
}

await main();

/**
 * `npm run bench:search [-- --questions]`: prints how well questions of readers are answered, and how well
 * and how fast the search is. `--questions` prints the first part alone, `--questions=file` for other
 * questions. Needs a finished build; `BUILD=folder` names another one than `build`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {search as settings} from '../../config/search';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {readIndex} from '../../model/search/read-index';
import {splitPages} from '../../model/search/split-pages';
import {launch} from '../browser.ts';
import {reportQuestions} from './questions';
import {readSets} from './relevance';
import {type ColdRun, report, type Times} from './report';
import {measureCold, measureTyping, percentile, worksOffline} from './site';
import {timeEngine} from './time-engine';

const BUILD = path.resolve(process.env.BUILD ?? 'build');
const TYPED = 40;
const COLD_RUNS = 3;
const TYPING_BUDGET_MS = 30_000;

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const sizeOf = (value: unknown) => kb(brotliCompressSync(JSON.stringify(value)).length);
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
const queries = readSets().flatMap(([, cases]) =>
  cases.map(({query}) => query.slice(0, settings.queryLength)),
);
/** A few of them, as a reader types them. */
const typed = queries.filter((_, place) => place % Math.ceil(queries.length / TYPED) === 0);
const failed: string[] = [];

/**
 * Takes one measurement; the others go on if it fails.
 *
 * @param seconds How long it may take.
 * @returns What was measured, or undefined if it failed or took too long.
 */
async function measure<T>(
  name: string,
  seconds: number,
  take: () => Promise<T>,
): Promise<T | undefined> {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000);
  });
  try {
    const result = await Promise.race([take(), limit]);
    console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.log(`${name}: ${reason}`);
    failed.push(`${name}: ${reason}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Runs what needs the built site. */
async function withSite<T>(
  run: (browser: Awaited<ReturnType<typeof launch>>, base: string) => Promise<T>,
) {
  const server = createSiteServer(BUILD);
  const port = await listen(server, 0);
  const browser = await launch();
  try {
    return await run(browser, `http://localhost:${port}`);
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

async function main() {
  const other = process.argv.find((each) => each.startsWith('--questions='))?.split('=')[1];
  const {text: questions, relevance} = await reportQuestions(index, other);
  console.log(questions);
  if (process.argv.includes('--questions') || other !== undefined) return;
  const typing = await measure('keystrokes on the site', 150, () =>
    withSite(async (browser, base) => timesOf(await measureTyping(browser, base, typed))),
  );
  const cold = await measure('cold over fast 3G', 180, () => withSite(measureColdRuns));
  const offline = await measure('without network', 60, () => withSite(worksOffline));
  const keystroke = await measure('engine alone', 90, async () =>
    timesOf(await timeEngine(index, typed, TYPING_BUDGET_MS)),
  );
  const {names, details} = splitPages(index.pages);
  const text = report({
    pages: index.pages.length,
    passages: index.texts.reduce((sum, sections) => sum + sections.length, 0),
    typing,
    cold,
    offline,
    stages: {
      names: sizeOf(names),
      details: sizeOf(details),
      texts: sizeOf(index.texts),
    },
    relevance,
    keystroke,
    failed,
  });
  console.log(`\n${text}`);
  for (const [name, {misses}] of Object.entries(relevance)) {
    if (misses.length > 0) console.log(`\nNot first, ${name}:\n${misses.join('\n')}`);
  }
}

await main();
// A measurement that took too long may still hold a browser.
process.exit(0);

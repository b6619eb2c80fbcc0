/**
 * One engine in a process of its own, which can be stopped when it takes too long:
 * `node --expose-gc --import tsx engine-part.ts <name> <index file>` prints what was measured.
 */
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {IndexedPage, IndexedTexts} from '../../shared/search-index';
import {contenders} from './contenders';
import {measureSets, type Relevance} from './relevance';

export interface EnginePart {
  buildMs: number;
  megabytes: number;
  /** What a reader downloads of the index before the first answer, brotli. */
  indexBytes: number;
  relevance: Record<string, Relevance>;
}

const [name = '', file = ''] = process.argv.slice(2);
const {pages, texts} = JSON.parse(readFileSync(file, 'utf8')) as {
  pages: IndexedPage[];
  texts: IndexedTexts;
};
const contender = contenders[name]?.();
if (!contender) throw new Error(`There is no engine ${name}`);
const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const before = heap();
const started = performance.now();
await contender.build(pages, texts);
const buildMs = Math.round(performance.now() - started);
const megabytes = +((heap() - before) / 2 ** 20).toFixed(1);
const relevance = await measureSets(
  pages.map(({path}) => path),
  (query) => contender.ask(query),
);
const indexBytes = brotliCompressSync(await contender.serialize()).length;
console.log(JSON.stringify({buildMs, megabytes, indexBytes, relevance} satisfies EnginePart));

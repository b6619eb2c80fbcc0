/** One engine in a process of its own: `node --expose-gc --import tsx memory.ts <name>` prints times and memory. */
import {readIndex} from '../../model/search/read-index';
import {contenders} from './contenders';

const {pages, texts} = readIndex();
const contender = contenders[process.argv[2] ?? '']?.();
if (!contender) throw new Error(`There is no engine ${process.argv[2]}`);
const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const before = heap();
const started = performance.now();
await contender.build(pages, texts);
const buildMs = performance.now() - started;
const memory = heap() - before;
contender.ask('keep it');
console.log(
  JSON.stringify({buildMs: Math.round(buildMs), megabytes: +(memory / 2 ** 20).toFixed(1)}),
);

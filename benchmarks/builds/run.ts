/**
 * Builds the site and, for comparison, the same documents with stock Docusaurus; prints time and peak
 * memory. `npm run bench:build` (cold, warm, stock), `npm run bench:build stock` (only that one).
 */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {BUILD_CACHES} from '../../model/generated.ts';
import budgets from '../budgets.json' with {type: 'json'};
import {record} from '../report.ts';
import {writeStockSite} from './stock-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const SAMPLE_MS = 250;
const MEGABYTE = 1024;

/** Resident memory of a process and all below it, in MB. */
function residentMegabytes(pid: number): number {
  const parents = new Map<number, {parent: number; resident: number}>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), {
        parent: Number(/PPid:\s+(\d+)/.exec(status)?.[1]),
        resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / MEGABYTE,
      });
    } catch {
      // Gone meanwhile.
    }
  }
  const isBelow = (id: number): boolean =>
    id === pid || (parents.has(id) && isBelow(parents.get(id)?.parent ?? 0));
  return [...parents].reduce((sum, [id, {resident}]) => sum + (isBelow(id) ? resident : 0), 0);
}

/** Runs a command and measures it. */
function measure(command: string, args: string[]): Promise<{seconds: number; megabytes: number}> {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(command, args, {cwd: root, stdio: ['ignore', 'ignore', 'inherit']});
    let megabytes = 0;
    const timer = setInterval(() => {
      megabytes = Math.max(megabytes, residentMegabytes(child.pid ?? 0));
    }, SAMPLE_MS);
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code === 0)
        resolve({seconds: (Date.now() - started) / 1000, megabytes: Math.round(megabytes)});
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

const only = process.argv[2];
const rows: Record<string, Record<string, string | number>> = {};
const print = ({seconds, megabytes}: {seconds: number; megabytes: number}) => ({
  seconds: seconds.toFixed(1),
  'peak MB': megabytes,
});
const problems: string[] = [];
const OUT = '.cache/bench-build';

/** Builds the site and holds it against its budgets. */
async function measureSite(name: string, budget: number): Promise<void> {
  const figures = await measure('node', ['commands/build.mjs', OUT]);
  const {seconds, megabytes} = figures;
  rows[name] = print(figures);
  if (seconds > budget) problems.push(`${name}: ${seconds} s, budget ${budget} s`);
  if (megabytes > budgets.build.megabytes) {
    problems.push(`${name}: ${megabytes} MB, budget ${budgets.build.megabytes} MB`);
  }
}

if (only === undefined || only === 'site') {
  // Nothing else of `.cache`: the types of samples are part of the site, and the rest isn't the build's.
  for (const folder of ['.docusaurus', 'node_modules/.cache', ...BUILD_CACHES, OUT]) {
    rmSync(path.join(root, folder), {recursive: true, force: true});
  }
  await measureSite('this site, cold', budgets.build.cold);
  await measureSite('this site, warm', budgets.build.warm);
  console.table(rows);
}
if (only === undefined || only === 'stock') {
  const stock = path.join(root, '.cache/stock');
  await writeStockSite(stock);
  rows['stock Docusaurus, cold'] = print(await measure('npx', ['docusaurus', 'build', stock]));
}
console.table(rows);
record('build', rows);
for (const problem of problems) console.error(`over budget: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

/**
 * Lists every kind of file that is shipped to browsers with its size and reason, the first rule that
 * fits; exits 1 for a file without a reason, for one that is larger than its kind may be and for a reason without
 * files.
 * `npm run check:shipped [build folder]`
 */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import budgets from '../budgets.json' with {type: 'json'};

const KB = 1024;
const build = path.resolve(process.argv[2] ?? 'build');
const inKb = (bytes: number) => Math.round((bytes / KB) * 10) / 10;

/** Bytes over the wire: the compressed twin where there is one. */
function sizeOf(file: string): number {
  const full = path.join(build, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
}

const left = new Set(
  globSync('**/*', {cwd: build, dot: true, ignore: ['**/*.br', '**/*.gz']}).sort(),
);
if (left.size === 0) throw new Error(`${build} is empty: run "npm run build" first.`);
const problems: string[] = [];
const rows: Record<string, Record<string, string | number>> = {};
for (const rule of budgets.shipped) {
  const files = globSync(rule.files, {cwd: build, dot: true}).filter((file) => left.has(file));
  let total = 0;
  let largest = {file: '', size: 0};
  for (const file of files) {
    left.delete(file);
    const size = sizeOf(file);
    total += size;
    if (size > largest.size) largest = {file, size};
    if (size > rule.KB * KB) {
      problems.push(`${file}: ${inKb(size)} KB, budget of ${rule.files} is ${rule.KB} KB`);
    }
  }
  if (files.length === 0) {
    problems.push(`${rule.files}: budgets.json has a rule for files that the build doesn't have`);
  }
  rows[rule.files] = {
    files: files.length,
    'all KB': inKb(total),
    'largest KB': inKb(largest.size),
    'budget KB': rule.KB,
    why: rule.why,
  };
}
console.table(rows);
for (const file of left) {
  problems.push(`${file}: no reason in benchmarks/budgets.json says why it is shipped`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

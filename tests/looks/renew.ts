/**
 * Reads the layout of all held pages and rewrites `layout.json`: after a change of the layout that is meant.
 *
 *   npm run looks:renew
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const parts = mkdtempSync(path.join(tmpdir(), 'looks-'));
const {status} = spawnSync('npx', ['playwright', 'test', 'tests/looks/layout.spec.ts'], {
  stdio: 'inherit',
  env: {...process.env, LOOKS_TO: parts},
});
if (status !== 0) {
  console.error('Nothing was renewed: the pages above have faults of their own.');
  process.exit(1);
}
const pages = readdirSync(parts)
  .sort()
  .map((file): [string, string] => [
    path.basename(file, '.json'),
    readFileSync(path.join(parts, file), 'utf8'),
  ]);
rmSync(parts, {recursive: true});
// One line for each box, so that a difference can be read.
const text = pages.map(([key, boxes]) => {
  const rows = Object.entries(JSON.parse(boxes) as Record<string, unknown>).map(
    ([place, box]) => `    ${JSON.stringify(place)}: ${JSON.stringify(box)}`,
  );
  return `  ${JSON.stringify(key)}: {\n${rows.join(',\n')}\n  }`;
});
writeFileSync('tests/looks/layout.json', `{\n${text.join(',\n')}\n}\n`);
console.log(`${pages.length} looks in tests/looks/layout.json`);

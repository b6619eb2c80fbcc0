import {expect, test} from 'vitest';
import {findScripts} from './find.ts';
import {checkOutcomes, hashOf, type Outcome} from './records.ts';

const meta = {
  checkOff: false,
  expectErrors: [],
  run: false,
  highlightLines: [],
  packageManagers: false,
};
const code =
  "import {bundle} from '@remotion/bundler'; // [!code --]\nimport {bundle} from '@remotion/bundler';\nawait bundle({entryPoint: './src/index.ts'});";
const fence = {code, language: 'ts', line: 4, meta: {...meta, title: 'build.mts'}};
const [script] = findScripts('bundle', [fence]);
if (!script) throw new Error('The program was not found.');
const titled = new Map([
  ['src/webpack.ts', 'export const x = 1;'],
  ['README.md', 'a'],
]);
const hash = hashOf(script, titled);
const outcome: Outcome = {
  page: 'bundle',
  script: 'build.mts',
  version: '1',
  hash,
  result: 'ends',
  prints: ['Done'],
  asks: [],
  writes: [],
};
const rules = (outcomes: Outcome[]) =>
  checkOutcomes([{script, hash}], outcomes, '1').map(({rule}) => rule);

test('lines that a reader removes are no part of a program, and what `run` executes isn’t a program', () => {
  expect(script.code).not.toContain('[!code');
  const executed = {...fence, meta: {...fence.meta, run: true}};
  expect(findScripts('bundle', [executed])).toEqual([]);
});

test('a program changes with the files that it imports, and with no others', () => {
  const importing = {...script, code: `import './src/webpack';\n${script.code}`};
  const changed = new Map([...titled, ['src/webpack.ts', 'export const x = 2;'] as const]);
  expect(hashOf(importing, changed)).not.toBe(hashOf(importing, titled));
  expect(hashOf(script, changed)).toBe(hash);
});

test('each program was started as it is, and ends well', () => {
  expect(rules([outcome])).toEqual([]);
  expect(rules([])).toEqual(['scripts/new']);
  expect(rules([{...outcome, hash: 'old'}])).toEqual(['scripts/new']);
  expect(rules([{...outcome, version: '0'}])).toEqual(['scripts/stale']);
  expect(rules([{...outcome, result: 'fails with 1'}])).toEqual(['scripts/fails']);
});

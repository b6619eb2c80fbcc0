/** `npm test`: everything CI runs, each step counted, from a fresh clone to the tested site. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium.mjs';
import {build, fail, install, root, samplesChecked, shell} from './setup.mjs';

let chromium;
try {
  install();
  chromium = ensureChromium();
} catch (error) {
  fail(error.message);
}

const reports = path.join(root, '.cache', 'test-reports');
fs.mkdirSync(reports, {recursive: true});
const count = {passed: 0, failed: 0, skipped: 0};
const failures = [];

/** Runs one step that either holds or doesn't. */
function step(name, args, env = {}) {
  console.log(`\n→ ${name}`);
  const {status} = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell,
    env: {...process.env, ...env},
  });
  if (status === 0) count.passed++;
  else failures.push(name) && count.failed++;
  return status === 0;
}

/** Runs a test runner and adds the counts of its JSON report; `read` picks them out. */
function suite(name, args, report, read, env = {}) {
  console.log(`\n→ ${name}`);
  const file = path.join(reports, report);
  fs.rmSync(file, {force: true});
  const {status} = spawnSync('npx', args(file), {
    cwd: root,
    stdio: 'inherit',
    shell,
    env: {...process.env, ...env},
  });
  const found = fs.existsSync(file)
    ? read(JSON.parse(fs.readFileSync(file, 'utf8')))
    : {passed: 0, failed: 1, skipped: 0};
  // A runner can fail outside its tests: a hook, a crash, a file that doesn't load.
  if (status !== 0 && found.failed === 0) found.failed = 1;
  if (status === 0 && found.passed === 0) found.failed = 1;
  for (const key of Object.keys(count)) count[key] += found[key];
  if (found.failed > 0) failures.push(name);
}

step('Format and lint', ['lint']);
step('Types', ['types']);
step('Import boundaries', ['check:imports']);
if (step('Content, samples and API checks', ['check'])) samplesChecked();
suite(
  'Unit tests',
  (file) => ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  'unit.json',
  (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
    skipped: report.numPendingTests,
  }),
);
/** Runs one set of browser tests. */
function browserTests(name, report, args, env = {}) {
  suite(
    name,
    () => ['playwright', 'test', '--reporter=line,json', ...args],
    report,
    ({stats}) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
    {
      ...env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, report),
    },
  );
}

try {
  build();
  count.passed++;
  step('Files that are shipped', ['check:shipped']);
  step('Budgets of weight and requests', ['check:weight'], {CHROMIUM_PATH: chromium});
  browserTests('Browser tests of the built site', 'browser.json', []);
} catch (error) {
  failures.push(error.message);
  count.failed++;
}
const services = JSON.parse(
  fs.readFileSync(path.join(root, 'tests/configured/environment.json'), 'utf8'),
);
if (step('Build with every service configured', ['build:configured'], services)) {
  browserTests(
    'Browser tests of the configured site',
    'configured.json',
    ['--config', 'tests/configured'],
    services,
  );
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed > 0 ? 1 : 0);

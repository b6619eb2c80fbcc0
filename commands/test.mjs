/** `npm test`: everything CI runs, each step counted, from a fresh clone to the tested site. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {ensureTestBrowser} from './chromium.mjs';
import {build, fail, install, messageOf, root, samplesChecked, shell} from './setup.mjs';

/** @type {string} */
let chromium;
try {
  install();
  chromium = ensureTestBrowser();
} catch (error) {
  fail(messageOf(error));
}

const reports = path.join(root, '.cache', 'test-reports');
fs.mkdirSync(reports, {recursive: true});
/** @typedef {{passed: number, failed: number, skipped: number}} Count */
/** @type {Count} */
const count = {passed: 0, failed: 0, skipped: 0};
/** @type {string[]} */
const failures = [];
/** What went wrong in each failed test: a log is often read from its end. @type {string[]} */
const details = [];
/** @type {[name: string, seconds: number][]} */
const times = [];

/**
 * Does a step and notes how long it took.
 *
 * @template Result
 * @param {string} name
 * @param {() => Result} run
 */
function timed(name, run) {
  console.log(`\n→ ${name}`);
  const started = Date.now();
  const result = run();
  const seconds = Math.round((Date.now() - started) / 1000);
  times.push([name, seconds]);
  console.log(`  ${seconds} s`);
  return result;
}

/**
 * Runs a command in the project, output shown.
 *
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const run = (name, command, args, env) =>
  timed(name, () =>
    spawnSync(command, args, {cwd: root, stdio: 'inherit', shell, env: {...process.env, ...env}}),
  );

/**
 * Runs one step that either holds or doesn't; its output is shown when it ends, and its last lines once more
 * at the end of everything if it doesn't.
 *
 * @param {string} name
 * @param {string[]} args Of `npm run`.
 * @param {Record<string, string>} env
 */
function step(name, args, env = {}) {
  const {status, stdout, stderr} = timed(name, () => {
    const ended = spawnSync('npm', ['run', '--silent', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      shell,
      env: {...process.env, ...env},
    });
    process.stdout.write(ended.stdout + ended.stderr);
    return ended;
  });
  if (status === 0) count.passed++;
  else {
    failures.push(name);
    details.push([name, ...lastLines(stdout), ...lastLines(stderr)].join('\n    '));
    count.failed++;
  }
  return status === 0;
}

/**
 * Runs a test runner and adds the counts of its JSON report.
 *
 * @param {string} name
 * @param {(file: string) => string[]} args
 * @param {string} report File name of the report.
 * @param {(report: any) => Count & {details: string[]}} read Picks out the counts, and of each failed test its
 *   name and message.
 * @param {Record<string, string>} env
 */
function suite(name, args, report, read, env = {}) {
  const file = path.join(reports, report);
  fs.rmSync(file, {force: true});
  const {status} = run(name, 'npx', args(file), env);
  const found = fs.existsSync(file)
    ? read(JSON.parse(fs.readFileSync(file, 'utf8')))
    : {passed: 0, failed: 1, skipped: 0, details: []};
  // A runner can fail outside its tests: a hook, a crash, a file that doesn't load.
  if (status !== 0 && found.failed === 0) found.failed = 1;
  if (status === 0 && found.passed === 0) found.failed = 1;
  count.passed += found.passed;
  count.failed += found.failed;
  count.skipped += found.skipped;
  if (found.failed > 0) failures.push(name);
  details.push(...found.details);
}

/**
 * The start of a message, without colors: enough to know what was expected and where.
 *
 * @param {string} title
 * @param {string | undefined} message
 */
const detail = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, 30)].join('\n    ');

/**
 * The last lines of an output, without colors.
 *
 * @param {string} output
 */
const lastLines = (output) => stripVTControlCharacters(output).trim().split('\n').slice(-30);

/**
 * Failed tests of one file or group of Playwright's report, those of inner groups included.
 *
 * @param {any} group
 * @returns {string[]}
 */
const failedIn = ({title, suites = [], specs = []}) => [
  ...specs
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) => {
      const [result] = spec.tests.flatMap((/** @type {any} */ test) => test.results).reverse();
      return detail(`${spec.file}:${spec.line} › ${title} › ${spec.title}`, result?.error?.message);
    }),
  ...suites.flatMap(failedIn),
];

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
        (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
    skipped: report.numPendingTests,
    details: report.testResults.flatMap((/** @type {any} */ file) =>
      file.assertionResults
        .filter((/** @type {any} */ each) => each.status === 'failed')
        .map((/** @type {any} */ each) =>
          detail(`${path.relative(root, file.name)} › ${each.fullName}`, each.failureMessages[0]),
        ),
    ),
  }),
);
/**
 * Runs one set of browser tests.
 *
 * @param {string} name
 * @param {string} report
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function browserTests(name, report, args, env = {}) {
  suite(
    name,
    () => ['playwright', 'test', '--reporter=line,json', ...args],
    report,
    ({stats, suites}) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      details: suites.flatMap(failedIn),
    }),
    {
      ...env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, report),
    },
  );
}

try {
  timed('The site', build);
  count.passed++;
  step('Files that are shipped', ['check:shipped']);
  step('Budgets of weight and requests', ['check:weight']);
  browserTests('Browser tests of the built site', 'browser.json', []);
} catch (error) {
  failures.push(messageOf(error));
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

console.log('\nSeconds of each step');
for (const [name, seconds] of times) console.log(`${String(seconds).padStart(6)}  ${name}`);
for (const each of details) console.log(`\n✗ ${each}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed > 0 ? 1 : 0);

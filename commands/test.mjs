/** `npm test`: everything CI runs, each step counted, from a fresh clone to the tested site. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {ensureChromium} from './chromium.mjs';
import {build, fail, install, messageOf, root, samplesChecked, shell} from './setup.mjs';
import {readBrowserReport, readUnitReport, verdictOf} from './test-verdict.mjs';

try {
  install();
  ensureChromium();
} catch (error) {
  fail(messageOf(error));
}

const reports = path.join(root, '.cache', 'test-reports');
fs.mkdirSync(reports, {recursive: true});
/** @type {import('./test-verdict.mjs').Count} */
const count = {passed: 0, failed: 0, skipped: 0};
/** @type {string[]} */
const failures = [];
/** What went wrong in each failed test: a log is often read from its end. @type {string[]} */
const details = [];
/** What was skipped, and so is proven by nothing here. @type {string[]} */
const skips = [];
/** @type {[name: string, seconds: number][]} */
const times = [];

/**
 * Does a step and notes how long it took.
 *
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} run
 */
async function timed(name, run) {
  console.log(`\n→ ${name}`);
  const started = Date.now();
  const result = await run();
  const seconds = Math.round((Date.now() - started) / 1000);
  times.push([name, seconds]);
  console.log(`  ${name}: ${seconds} s`);
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
 * Runs a script of the project to its end; what it prints is kept, not shown.
 *
 * @param {string[]} args Of `npm run`.
 * @param {Record<string, string>} env
 * @returns {Promise<{ok: boolean, stdout: string, stderr: string}>}
 */
const runScript = (args, env) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
      env: {...process.env, ...env},
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.on('error', (error) => resolve({ok: false, stdout, stderr: stderr + messageOf(error)}));
    child.on('close', (code) => resolve({ok: code === 0, stdout, stderr}));
  });

/**
 * Runs one step that either holds or doesn't; its output is shown when it ends, and its last lines once more
 * at the end of everything if it doesn't.
 *
 * @param {string} name
 * @param {string[]} args Of `npm run`.
 * @param {Record<string, string>} env
 */
async function step(name, args, env = {}) {
  const {ok, stdout, stderr} = await timed(name, async () => {
    const outcome = await runScript(args, env);
    process.stdout.write(outcome.stdout + outcome.stderr);
    return outcome;
  });
  if (ok) count.passed++;
  else {
    failures.push(name);
    details.push([name, ...lastLines(stdout), ...lastLines(stderr)].join('\n    '));
    count.failed++;
  }
  return ok;
}

/**
 * Runs a test runner and adds the counts of its JSON report.
 *
 * @template Report
 * @param {string} name
 * @param {(file: string) => string[]} args
 * @param {string} report File name of the report.
 * @param {(report: Report) => import('./test-verdict.mjs').Verdict} read
 * @param {Record<string, string>} env
 */
async function suite(name, args, report, read, env = {}) {
  const file = path.join(reports, report);
  fs.rmSync(file, {force: true});
  const {status} = await run(name, 'npx', args(file), env);
  const found = verdictOf(
    status,
    fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined,
  );
  count.passed += found.passed;
  count.failed += found.failed;
  count.skipped += found.skipped;
  if (found.failed > 0) failures.push(name);
  details.push(...found.details);
  skips.push(...(found.skips ?? []));
}

/**
 * The last lines of an output, without colors.
 *
 * @param {string} output
 */
const lastLines = (output) => stripVTControlCharacters(output).trim().split('\n').slice(-30);

// The types keep one core busy; the other two fit beside them.
await Promise.all([
  step('Types', ['types']),
  step('Format and lint', ['lint']).then(() => step('Import boundaries', ['check:imports'])),
]);
if (await step('Content, samples and API checks', ['check'])) samplesChecked();
await suite(
  'Unit tests',
  (file) => ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  'unit.json',
  readUnitReport,
);
/**
 * Runs one set of browser tests.
 *
 * @param {string} name
 * @param {string} report
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function browserTests(name, report, args, env = {}) {
  await suite(
    name,
    () => ['playwright', 'test', '--reporter=line,json', ...args],
    report,
    readBrowserReport,
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, report),
    },
  );
}

const services = JSON.parse(
  fs.readFileSync(path.join(root, 'tests/configured/environment.json'), 'utf8'),
);
let isBuilt = false;
try {
  await timed('The site', build);
  isBuilt = true;
  count.passed++;
} catch (error) {
  failures.push(messageOf(error));
  count.failed++;
}
if (isBuilt) await step('Files that are shipped', ['check:shipped']);
// Who weighs pages mostly waits until they rest: the second build fits beside it.
const [isConfigured] = await Promise.all([
  step('Build with every service configured', ['build:configured'], services),
  isBuilt && step('Budgets of weight and requests', ['check:weight']),
]);
if (isBuilt) await browserTests('Browser tests of the built site', 'browser.json', []);
if (isConfigured) {
  await browserTests(
    'Browser tests of the configured site',
    'configured.json',
    ['--config', 'tests/configured'],
    services,
  );
}

console.log('\nSeconds of each step');
for (const [name, seconds] of times) console.log(`${String(seconds).padStart(6)}  ${name}`);
for (const each of skips) console.log(`\n– skipped: ${each}`);
for (const each of details) console.log(`\n✗ ${each}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed > 0 ? 1 : 0);

/**
 * Set-up shared by `npm start`, `npm test` and `npm run dev`: everything between a fresh clone and
 * a built site. Plain JavaScript without packages, because nothing is installed yet.
 */
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const {existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, writeFileSync} = fs;

/** The folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, '.cache');
/** What the installed packages ask for, as `engines` of package.json says. */
const NEEDED_NODE = /** @type {const} */ ([20, 19]);
/** Megabytes of each folder once it is there. */
const NEEDED_MEGABYTES = {node_modules: 1100, 'toolkit/node_modules': 500, build: 300};
/**
 * What the built site doesn't depend on; all else in the folder counts, so that nothing can be forgotten.
 * An unneeded build costs minutes, a stale one is wrong.
 */
const NO_SOURCES = new Set([
  '.cache',
  '.ci',
  '.docusaurus',
  '.git',
  'benchmarks',
  'build',
  'checks',
  'docs',
  'node_modules',
  'playwright-report',
  'test-results',
  'tests',
  'toolkit/node_modules',
]);
/** Documents, tests and the commands themselves, wherever they are. */
const NO_SOURCE = /(?:^[^/]+\.md|\.test\.tsx?|^commands\/(?!build\.mjs).*)$/;
/** Signals that end a server. */
const STOPS = /** @type {const} */ (['SIGINT', 'SIGTERM']);
/** On Windows, npm is a script of the shell. */
export const shell = process.platform === 'win32';
/** What a build reads of the environment: not the key that writes the search index. */
const SETTINGS = /^(?:SITE_|ALGOLIA_(?!WRITE_KEY$)|GTAG_|CHAT_WIDGET_|OFFLINE)/;

/** @param {unknown} error @returns {string} What it says. */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Ends the command.
 *
 * @param {string} message One sentence that a person can act on.
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * Runs a command in the project, output shown.
 *
 * @param {string} what Name of the step.
 * @param {string} command
 * @param {string[]} args
 * @throws {Error} Naming the step, if the command fails.
 */
export function run(what, command, args) {
  const started = Date.now();
  console.log(`→ ${what}`);
  const {status, error} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell,
  });
  if (error || status !== 0) {
    throw new Error(`${what} failed${error ? `: ${error.message}` : '. The lines above say why.'}`);
  }
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/**
 * Runs a server in the project until it ends or is stopped; the command ends with it.
 *
 * @param {string[]} args Of Node.
 */
export function runServer(...args) {
  const server = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'});
  for (const signal of STOPS) process.on(signal, () => server.kill(signal));
  // Stopped by a signal that nobody sent from here, it has failed: it has run out of memory, mostly.
  server.on('exit', (code, signal) =>
    process.exit(code ?? (STOPS.some((name) => name === signal) ? 0 : 1)),
  );
}

/** @param {string} name */
const stampOf = (name) => path.join(cache, `${name}.stamp`);
/** @param {string} name @param {string} hash */
const isFresh = (name, hash) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hash;

/** @param {string} name @param {string} hash */
function writeStamp(name, hash) {
  mkdirSync(cache, {recursive: true});
  writeFileSync(stampOf(name), hash);
}

/**
 * Hashes files and folders by content, in a fixed order.
 *
 * @param {string[]} entries Paths below the project.
 * @param {(file: string) => boolean} [isLeftOut]
 */
function hashOf(entries, isLeftOut = () => false) {
  const hash = createHash('sha256');
  /** @param {string} file */
  const add = (file) => {
    if (isLeftOut(file)) return;
    const full = path.join(root, file);
    if (!existsSync(full)) return;
    let children;
    try {
      children = readdirSync(full, {withFileTypes: true});
    } catch {
      hash.update(`${file}\0`).update(readFileSync(full));
      return;
    }
    for (const child of children.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (child.name !== 'node_modules') add(`${file}/${child.name}`);
    }
  };
  for (const entry of entries) add(entry);
  return hash.digest('hex');
}

/** Ends the command if this Node can't run the packages. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  fail(
    `Node ${process.versions.node} is too old: this project needs Node ${NEEDED_NODE.join('.')} or newer (https://nodejs.org).`,
  );
}

/** Counts what is missing: a disk that holds all packages already needs room for a build only. */
export function checkSpace() {
  const {bavail, bsize} = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  const missing = Object.entries(NEEDED_MEGABYTES)
    .filter(([folder]) => !existsSync(path.join(root, folder)))
    .reduce((sum, [, megabytes]) => sum + megabytes, 100);
  const needed = Number(process.env.NEEDED_MEGABYTES ?? missing);
  if (free >= needed) return;
  fail(
    `Only ${free} MB are free here, and the set-up needs about ${needed} MB: free some disk space and run it again.`,
  );
}

/** Installs the packages of the lockfile, unless they already are. */
export function install() {
  checkNode();
  const hash = hashOf(['package-lock.json', '.npmrc']);
  if (isFresh('install', hash) && existsSync(path.join(root, 'node_modules'))) return;
  checkSpace();
  // What is installed already need not be removed first; a clean clone gets the lockfile or an error.
  const words = existsSync(path.join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  run('Installing packages (about a minute, once)', 'npm', [...words, '--no-audit', '--no-fund']);
  writeStamp('install', hash);
}

/** More than the result depends on, which is looked up page by page: `model/samples/pass-cache.ts`. */
const samplesHash = () =>
  hashOf(['content', 'model', 'package-lock.json', 'toolkit/package-lock.json'], (file) =>
    file.endsWith('.test.ts'),
  );

/** Notes that the samples were checked as they are now, so that a build need not do it again. */
export function samplesChecked() {
  writeStamp('samples', samplesHash());
}

/** Makes the data of the type hovers, which the check of the samples writes, unless it is current. */
function readSampleTypes() {
  const types = path.join(cache, 'static', 'types');
  if (isFresh('samples', samplesHash()) && existsSync(types)) return;
  run('Reading the types of all samples', 'npm', ['run', '--silent', 'check:samples']);
  samplesChecked();
}

/**
 * The framework stops at the first mistake, and not always with its place; the checks name each
 * mistake of a page with file, line and what to do.
 */
function explainFailedBuild() {
  console.log('\n→ Looking for mistakes in the pages');
  const {status} = spawnSync('npm', ['run', '--silent', 'check:content'], {
    cwd: root,
    stdio: 'inherit',
    shell,
  });
  return status === 0
    ? 'Building the site failed, and no mistake was found in its pages: the messages of the build above say why.'
    : 'Building the site failed because of the pages listed above: correct them and run it again.';
}

/** A bad setting is told at once, and not by the framework in the middle of a build. */
export function checkSettings() {
  const {status, stderr, error} = spawnSync('npm', ['run', '--silent', 'check:settings'], {
    cwd: root,
    encoding: 'utf8',
    shell,
  });
  if (error) throw new Error(`The settings could not be checked: ${error.message}.`);
  if (status !== 0) throw new Error(stderr.trim());
}

/** One hash of everything that a build may read. */
export const sourcesHash = () =>
  hashOf(readdirSync(root).sort(), (file) => NO_SOURCES.has(file) || NO_SOURCE.test(file));

/** What the build is made of, sources and settings; hashed, as some of them are keys. */
export function buildHash() {
  const settings = Object.entries(process.env)
    .filter(([name]) => SETTINGS.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(sourcesHash()).update(JSON.stringify(settings)).digest('hex');
}

/** Whether nothing has changed that the built site depends on; says so. */
export function isBuilt(hash = buildHash()) {
  if (!isFresh('build', hash) || !existsSync(path.join(root, 'build', '_files.txt'))) return false;
  console.log('→ The built site is up to date');
  return true;
}

/**
 * Builds the site, unless nothing it depends on has changed.
 *
 * @throws {Error} With a sentence that says what to correct, if it can't be built.
 */
export function build() {
  const hash = buildHash();
  if (isBuilt(hash)) return;
  checkSpace();
  checkSettings();
  readSampleTypes();
  try {
    run('Building the site (a few minutes)', 'npm', ['run', '--silent', 'build']);
  } catch {
    throw new Error(explainFailedBuild());
  }
  writeStamp('build', hash);
}

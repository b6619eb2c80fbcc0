/**
 * Set-up shared by `npm start`, `npm test` and `npm run dev`: everything between a fresh clone and
 * a built site. Plain JavaScript without packages, because nothing is installed yet.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const {existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, writeFileSync} = fs;

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, '.cache');
const NEEDED_MAJOR = 20;
const NEEDED_MEGABYTES = 1500;
/** What the built site depends on, besides the installed packages. */
const SOURCES = [
  'config',
  'content',
  'demos',
  'deploy',
  'mdx',
  'model',
  'plugins',
  'samples',
  'shared',
  'src',
  'static',
  'toolkit/api',
  'toolkit/package.json',
  'docusaurus.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const SETTINGS = /^(?:SITE_URL|ALGOLIA_|GTAG_|CHAT_WIDGET_|OFFLINE)/;

/** Ends the command with one sentence a person can act on. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * Runs a command in the project, output shown.
 *
 * @throws {Error} Naming the step, if the command fails.
 */
export function run(what, command, args) {
  const started = Date.now();
  console.log(`→ ${what}`);
  const {status, error} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    throw new Error(`${what} failed${error ? `: ${error.message}` : '. The lines above say why.'}`);
  }
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

const stampOf = (name) => path.join(cache, `${name}.stamp`);
const isFresh = (name, hash) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hash;

function writeStamp(name, hash) {
  mkdirSync(cache, {recursive: true});
  writeFileSync(stampOf(name), hash);
}

/** Hashes files and folders by content, in a fixed order. */
function hashOf(entries) {
  const hash = createHash('sha256');
  const add = (file) => {
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

function checkMachine() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < NEEDED_MAJOR) {
    fail(
      `Node ${process.versions.node} is too old: this project needs Node ${NEEDED_MAJOR} or newer (https://nodejs.org).`,
    );
  }
  const {bavail, bsize} = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  const needed = Number(process.env.NEEDED_MEGABYTES ?? NEEDED_MEGABYTES);
  if (!existsSync(path.join(root, 'build')) && free < needed) {
    fail(
      `Only ${free} MB are free here, and the set-up needs about ${needed} MB: free some disk space and run it again.`,
    );
  }
}

/** Installs the packages of the lockfile, unless they already are. */
export function install() {
  checkMachine();
  const hash = hashOf(['package-lock.json', '.npmrc']);
  if (isFresh('install', hash) && existsSync(path.join(root, 'node_modules'))) return;
  // Not `npm ci`: the lockfile was made where other platforms' binaries could not be looked up, and
  // `npm ci` refuses it for that. Versions come from the lockfile all the same.
  run('Installing packages (about a minute, once)', 'npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
  ]);
  writeStamp('install', hash);
}

const samplesHash = () =>
  hashOf(['content', 'samples', 'model/samples', 'toolkit/package-lock.json']);

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

/** Builds the site, unless nothing it depends on has changed. */
export function build() {
  const settings = Object.entries(process.env)
    .filter(([name]) => SETTINGS.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = hashOf(SOURCES) + JSON.stringify(settings);
  if (isFresh('build', hash) && existsSync(path.join(root, 'build', '_policy.txt'))) {
    console.log('→ The built site is up to date');
    return;
  }
  readSampleTypes();
  run('Building the site (a few minutes)', 'npm', ['run', '--silent', 'build']);
  writeStamp('build', hash);
}

/**
 * `npm run rehearse -- docusaurus 3.9.2` or `npm run rehearse -- toolkit 4.0.500`: tells what breaks if
 * the framework or the toolkit moves to another version, without touching this folder. A copy of the last
 * commit is moved, installed, built and tested in a scratch folder; the result is printed and written to
 * `benchmarks/results/`. `--without-browser` leaves the browser suite out.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {z} from 'zod';
import {root} from '../model/io.ts';
import {isToolkitPackage} from '../shared/toolkit-packages.ts';

const [what = '', version = '', ...flags] = process.argv.slice(2);
/** Lines of a step's output that tell most: its end. */
const LINES = 40;
/** Which packages move with which word. */
const FAMILIES: Record<string, (name: string) => boolean> = {
  docusaurus: (name) => name.startsWith('@docusaurus/'),
  toolkit: isToolkitPackage,
};

const moves = FAMILIES[what] ?? (() => false);
if (!(what in FAMILIES) || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(
    'Say what moves where: npm run rehearse -- docusaurus 3.9.2, or -- toolkit 4.0.500. Ranges aren’t versions.',
  );
  process.exit(1);
}

const numbers = (text: string) => text.split('.').map(Number);
function isUpTo(one: string, limit: string): boolean {
  const [a, b] = [numbers(one), numbers(limit)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || (a[at] ?? 0) < (b[at] ?? 0);
}

const versions = new Map<string, string>();
/** The newest version of a package that isn't newer than what was asked for. */
function newestOf(name: string): string {
  const known = versions.get(name);
  if (known) return known;
  const answer = execFileSync('npm', ['view', name, 'versions', '--json'], {encoding: 'utf8'});
  // One version is answered as a text.
  const found = z
    .array(z.string())
    .parse([JSON.parse(answer)].flat())
    .filter((one) => /^\d+\.\d+\.\d+$/.test(one) && isUpTo(one, version))
    .sort((a, b) => (isUpTo(a, b) ? -1 : 1))
    .at(-1);
  if (!found) throw new Error(`The registry has no ${name} up to ${version}.`);
  versions.set(name, found);
  return found;
}

const pinsSchema = z.record(z.unknown()).optional();
const packageSchema = z
  .object({dependencies: pinsSchema, devDependencies: pinsSchema, overrides: pinsSchema})
  .passthrough();

/** Moves the pins of one package.json; says which. */
function movePins(file: string): string[] {
  const json = packageSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const moved: string[] = [];
  for (const pins of [json.dependencies, json.devDependencies, json.overrides]) {
    for (const [name, pin] of Object.entries(pins ?? {})) {
      if (!moves(name) || typeof pin !== 'string' || pin.startsWith('$')) continue;
      const next = newestOf(name);
      if (next !== pin) moved.push(`${name} ${pin} → ${next}`);
      if (pins) pins[name] = next;
    }
  }
  fs.writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
  return moved;
}

const copy = path.join(os.tmpdir(), `rehearse-${what}-${version}`);
fs.rmSync(copy, {recursive: true, force: true});
fs.mkdirSync(copy, {recursive: true});
const archive = execFileSync('git', ['archive', 'HEAD'], {cwd: root, maxBuffer: 2 ** 31 - 1});
execFileSync('tar', ['-x', '-C', copy], {input: archive});
// Tests ask which files are the project's.
for (const args of [
  ['init', '-q'],
  ['add', '-A'],
])
  execFileSync('git', args, {cwd: copy});
console.log(`Rehearsing ${what} ${version} in ${copy}`);
const folders = ['.', ...(what === 'toolkit' ? ['toolkit'] : [])];
const moved = [
  ...new Set(folders.flatMap((folder) => movePins(path.join(copy, folder, 'package.json')))),
];
console.log(moved.join('\n'));

const results: {name: string; passed: boolean; seconds: number; end: string[]}[] = [];
/** Runs a step; the end of what it prints is kept if it fails. */
function step(name: string, command: string, args: string[], folder = '.'): boolean {
  const started = Date.now();
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: path.join(copy, folder),
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
    shell: process.platform === 'win32',
    env: {...process.env, CI: '1', FORCE_COLOR: '0', NO_COLOR: '1'},
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  const end = status === 0 ? [] : lines.slice(-LINES);
  results.push({name, passed: status === 0, seconds, end});
  console.log(`${status === 0 ? 'holds ' : 'BREAKS'} ${name}, ${seconds} s`);
  if (end.length > 0) console.log(end.join('\n'));
  return status === 0;
}

const npm = (name: string, ...args: string[]) => step(name, 'npm', args);
const installed = folders
  .map((folder) =>
    step(
      `Install (${folder})`,
      'npm',
      [
        'install',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        ...(folder === 'toolkit' ? ['--omit=optional'] : []),
      ],
      folder,
    ),
  )
  .every(Boolean);
if (installed) {
  if (what === 'toolkit') npm('API reports', 'run', '-s', 'api');
  npm('Types', 'run', '-s', 'types');
  // Installs the toolkit as well, which unit tests read.
  npm('Checks of the content', 'run', '-s', 'check');
  npm('Unit tests', 'run', '-s', 'unit');
  if (npm('Build', 'run', '-s', 'build')) {
    npm('Weight', 'run', '-s', 'check:weight');
    if (!flags.includes('--without-browser')) {
      step('Browser suite', 'npx', ['playwright', 'test', '--reporter=line']);
    }
  }
}

const broken = results.filter(({passed}) => !passed);
const text = `# Rehearsal: ${what} ${version}

${new Date().toISOString().slice(0, 10)}, of commit ${execFileSync('git', ['log', '-1', '--format=%h'], {cwd: root, encoding: 'utf8'}).trim()}, by \`npm run rehearse -- ${[what, version, ...flags].join(' ')}\`.

| step | | seconds |
| --- | --- | --- |
${results.map(({name, passed, seconds}) => `| ${name} | ${passed ? 'holds' : '**breaks**'} | ${seconds} |`).join('\n')}

${moved.length} pins moved:

${moved.map((line) => `- ${line}`).join('\n')}
${broken.map(({name, end}) => `\n## ${name}\n\n\`\`\`\n${end.join('\n')}\n\`\`\`\n`).join('')}`;
const file = path.join(root, 'benchmarks', 'results', `rehearsal-${what}-${version}.md`);
fs.mkdirSync(path.dirname(file), {recursive: true});
fs.writeFileSync(file, text);
console.log(`${broken.length} of ${results.length} steps break: ${path.relative(root, file)}`);
process.exit(broken.length > 0 ? 1 : 0);

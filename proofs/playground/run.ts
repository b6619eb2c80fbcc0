/**
 * Takes projects home as a reader does, and runs them: `npm run proofs:playground [build folder]`.
 *
 * Each is opened in the playground of the built site and downloaded; the archive is unpacked into an
 * empty folder, `npm install` gets its packages from the registry, `npx remotion studio` has to answer, and
 * `npx remotion render` renders 30 frames.
 * What shows a Player of its own is built as the small site that it is. The outcome is in results.json.
 */
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {deflateRawSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {chromiumPath} from '../../commands/chromium.mjs';
import {createSiteServer, listen} from '../../hosting/serve.ts';
import {parseJson} from '../../model/parse-json.ts';
import {packageSchema} from '../../model/schema/reports.ts';
import {playgroundProof, stampOf} from '../taken-home.ts';

const FRAMES = 30;
const STUDIO_PORT = 4690;
const CHROMIUM = chromiumPath();

interface Outcome {
  name: string;
  files: string[];
  packages: Record<string, string>;
  /** Frames that ffprobe counted, or files that the site was built of. */
  result: string;
}

/** A sample of the docs that shows a Player. Throws if there is none left. */
function playerSample(build: string): string {
  const folder = path.join(build, 'playground/samples');
  const file = readdirSync(folder)
    .sort()
    .find((name) => /import \{[^}]*\bPlayer\b/.test(readFileSync(path.join(folder, name), 'utf8')));
  if (!file) throw new Error('No sample of the site shows a Player any more.');
  const packed = deflateRawSync(readFileSync(path.join(folder, file))).toString('base64url');
  return `#p1=${packed}`;
}

async function download(browser: Browser, address: string): Promise<Record<string, Uint8Array>> {
  const page = await browser.newPage();
  await page.goto(address);
  const run = page.getByRole('button', {name: 'Run', exact: true});
  const drawn = page.locator('[data-state="drawn"]');
  await run.or(drawn).first().waitFor();
  if (await run.isVisible()) await run.click();
  await drawn.waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  // The page takes its downloads along when it closes.
  const archive = readFileSync(await (await coming).path());
  await page.close();
  return unzipSync(archive);
}

/** Lays the archive into a folder. Returns the folder of the project. */
function unpack(files: Record<string, Uint8Array>, folder: string): string {
  for (const [name, bytes] of Object.entries(files)) {
    const target = path.join(folder, name);
    if (!target.startsWith(folder)) throw new Error(`${name} leads out of the folder`);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, bytes);
  }
  return path.join(folder, Object.keys(files)[0]?.split('/')[0] ?? '');
}

function npx(folder: string, ...args: string[]): string {
  return execFileSync('npx', ['--no-install', ...args], {
    cwd: folder,
    encoding: 'utf8',
    // With it the command line asks for the name of a composition even if there is only one.
    env: {...process.env, CI: ''},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Starts the Studio as the README of the project says. Throws if it doesn't serve its page and its code. */
async function openStudio(folder: string): Promise<void> {
  const args = ['--no-install', 'remotion', 'studio', '--no-open', `--port=${STUDIO_PORT}`];
  const studio = spawn('npx', args, {cwd: folder, detached: true, stdio: 'ignore'});
  const origin = `http://localhost:${STUDIO_PORT}`;
  try {
    const ends = Date.now() + 120_000;
    for (;;) {
      const answers = await Promise.all(
        ['/', '/bundle.js'].map((address) => fetch(origin + address).catch(() => null)),
      );
      const [page, code] = answers;
      if (page?.ok && code?.ok && (await code.text()).includes('registerRoot')) return;
      if (Date.now() > ends || studio.exitCode !== null) throw new Error(`${folder}: no Studio`);
      await wait(1000);
    }
  } finally {
    // The command line starts others, which end with its group.
    if (studio.pid && studio.exitCode === null) process.kill(-studio.pid, 'SIGTERM');
  }
}

/** Renders with no word but those of the README, and what this machine's browser needs. */
function renderFrames(folder: string): string {
  npx(
    folder,
    'remotion',
    'render',
    `--frames=0-${FRAMES - 1}`,
    `--browser-executable=${CHROMIUM}`,
    '--muted',
  );
  const [video = ''] = readdirSync(path.join(folder, 'out'));
  const query = ['-select_streams', 'v', '-count_frames', '-show_entries', 'stream=nb_read_frames'];
  const counted = npx(folder, 'remotion', 'ffprobe', ...query, '-of', 'csv=p=0', `out/${video}`);
  const frames = Number.parseInt(counted.trim().split('\n').at(-1) ?? '', 10);
  if (frames !== FRAMES) throw new Error(`${folder}: ${counted.trim()} frames, not ${FRAMES}`);
  return `${frames} frames in ${video}`;
}

function buildSite(folder: string): string {
  execFileSync('npm', ['run', '-s', 'build'], {cwd: folder, stdio: 'pipe'});
  const files = readdirSync(path.join(folder, 'dist/assets'));
  if (!files.some((file) => file.endsWith('.js')))
    throw new Error(`${folder}: no script was built`);
  return `a site with ${files.length} files`;
}

const [asked = 'build'] = parseArgs({allowPositionals: true}).positionals;
const build = path.resolve(asked);
const cases = [
  {name: 'template: title', address: '/playground/'},
  {name: 'home page', address: '/playground/?p=home-title'},
  {name: 'demo with sound: audio-visualization', address: '/playground/?p=audio-visualization'},
  {name: 'sample with a Player', address: `/playground/${playerSample(build)}`},
];
const server = createSiteServer(build);
const origin = `http://localhost:${await listen(server, 4600)}`;
const browser = await chromium.launch({executablePath: CHROMIUM, args: ['--no-sandbox']});
const outcomes: Outcome[] = [];
try {
  for (const {name, address} of cases) {
    const files = await download(browser, origin + address);
    const home = mkdtempSync(path.join(tmpdir(), 'taken-home-'));
    try {
      const folder = unpack(files, home);
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: folder,
        stdio: 'inherit',
      });
      const names = Object.keys(files).map((file) => file.split('/').slice(1).join('/'));
      const manifest = Object.entries(files).find(([file]) => file.endsWith('/package.json'))?.[1];
      const text = strFromU8(manifest ?? new Uint8Array());
      const {dependencies} = parseJson('package.json', text, packageSchema);
      const isSite = names.includes('index.html');
      if (!isSite) await openStudio(folder);
      const result = isSite ? buildSite(folder) : `the Studio, and ${renderFrames(folder)}`;
      outcomes.push({name, files: names, packages: dependencies, result});
      console.log(`${name}: ${result}`);
    } finally {
      rmSync(home, {recursive: true, force: true});
    }
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
const seen = new Date().toISOString().slice(0, 10);
writeFileSync(
  playgroundProof.file,
  `${JSON.stringify({seen, ...stampOf(playgroundProof), node: process.version, outcomes}, null, 2)}\n`,
);

/**
 * Takes projects home as a reader does, and runs them: `npm run proofs:playground [build folder]`.
 *
 * Each is opened in the playground of the built site and downloaded; the archive is unpacked into an
 * empty folder, `npm install` gets its packages from the registry, and its own command renders 30 frames.
 * What shows a Player of its own is built as the small site that it is. The outcome is in results.json.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deflateRawSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {createSiteServer, listen} from '../../hosting/serve.ts';

const FRAMES = 30;
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

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
  const archive = await (await coming).path();
  await page.close();
  return unzipSync(readFileSync(archive));
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
  return execFileSync('npx', ['--no-install', ...args], {cwd: folder, encoding: 'utf8'});
}

function renderFrames(folder: string): string {
  const options = [`--frames=0-${FRAMES - 1}`, `--browser-executable=${CHROMIUM}`, '--muted'];
  const {scripts} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: {render: string};
  };
  const index = scripts.render.split(' ').at(-1) ?? '';
  const list = npx(folder, 'remotion', 'compositions', index, '--quiet', options[1] ?? '');
  const [composition = ''] = list.trim().split(/\s+/);
  npx(folder, 'remotion', 'render', index, composition, 'out/video.mp4', ...options);
  const query = ['-select_streams', 'v', '-count_frames', '-show_entries', 'stream=nb_read_frames'];
  const counted = npx(folder, 'remotion', 'ffprobe', ...query, '-of', 'csv=p=0', 'out/video.mp4');
  const frames = Number.parseInt(counted.trim().split('\n').at(-1) ?? '', 10);
  if (frames !== FRAMES) throw new Error(`${folder}: ${counted.trim()} frames, not ${FRAMES}`);
  return `${frames} frames of ${composition}`;
}

function buildSite(folder: string): string {
  execFileSync('npm', ['run', '-s', 'build'], {cwd: folder, stdio: 'pipe'});
  const files = readdirSync(path.join(folder, 'dist/assets'));
  if (!files.some((file) => file.endsWith('.js')))
    throw new Error(`${folder}: no script was built`);
  return `a site with ${files.length} files`;
}

const build = path.resolve(process.argv[2] ?? 'build');
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
      const {dependencies} = JSON.parse(strFromU8(manifest ?? new Uint8Array())) as {
        dependencies: Record<string, string>;
      };
      const result = names.includes('index.html') ? buildSite(folder) : renderFrames(folder);
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
writeFileSync(
  'proofs/playground/results.json',
  `${JSON.stringify({seen: new Date().toISOString().slice(0, 10), node: process.version, outcomes}, null, 2)}\n`,
);

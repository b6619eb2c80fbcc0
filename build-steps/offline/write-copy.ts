/**
 * What a build with `OFFLINE=1` gets in addition: the list of files that make a copy for reading
 * offline, and the service worker that saves it.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import {glob} from 'tinyglobby';
import type {OfflineManifest} from '../../shared/offline.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../src/offline');
/** What pages load. Social cards, films, feeds and texts for machines are for readers with a network. */
const LOADED = ['{assets,search,api-cards,types,img,demos,shots,home}/**', 'favicon*'];
const NOT_SAVED = ['**/*.{html,br,gz,map,md,mp4,webm}', 'img/readme/**'];

/** File of a page in the build: its address is its name. */
const fileOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : `${route}.html`);

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}

/**
 * Lists the files of a copy.
 *
 * @param build Folder of a finished build, compressed files included.
 * @param routes Canonical paths of all pages.
 */
export async function listFiles(
  build: string,
  routes: readonly string[],
): Promise<OfflineManifest> {
  const loaded = await glob(LOADED, {cwd: build, ignore: NOT_SAVED});
  const entries = [
    ...routes.map((route): [string, string] => [route, fileOf(route)]),
    ...loaded.map((file): [string, string] => [`/${file}`, file]),
    ['/offline', 'offline.html'] as [string, string],
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const files: OfflineManifest['files'] = [];
  const all = createHash('sha256');
  let download = 0;
  let stored = 0;
  for (const [address, file] of entries) {
    const full = path.join(build, file);
    const content = await readFile(full);
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    files.push([address, integrity]);
    all.update(`${address} ${integrity}\n`);
    stored += content.length;
    download += existsSync(`${full}.br`) ? await sizeOf(`${full}.br`) : content.length;
  }
  return {build: all.digest('hex').slice(0, 16), download, stored, files};
}

/** Writes the page that is shown for what isn't in the copy; before files are compressed. */
export async function writeUnavailablePage(build: string): Promise<void> {
  await copyFile(path.join(SOURCES, 'unavailable.html'), path.join(build, 'offline.html'));
}

/** Writes `offline.json` and `sw.js`; after files have been compressed. */
export async function writeCopy(build: string, routes: readonly string[]): Promise<void> {
  const manifest = await listFiles(build, routes);
  await writeFile(path.join(build, 'offline.json'), JSON.stringify(manifest));
  await bundle({
    entryPoints: [path.join(SOURCES, 'worker.ts')],
    outfile: path.join(build, 'sw.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: {BUILD: JSON.stringify(manifest.build)},
  });
}

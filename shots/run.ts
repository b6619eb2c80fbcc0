/**
 * `npm run shots [-- id …]`: takes the pictures of the Studio that are described in `content/shots/`: those
 * that are old, or those named. They are written to `static/shots/`, with notes in `shots/taken.json`.
 */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {z} from 'zod';
import {chromiumPath} from '../commands/chromium.mjs';
import {readJson, root} from '../model/io.ts';
import {refuseUnknown} from '../model/refuse-unknown.ts';
import {hashShot, listShots, readShot, readTaken, TAKEN} from '../model/shots/read-shots.ts';
import {takeFilm} from './film.ts';
import {takePicture} from './picture.ts';
import {startStudio} from './studio.ts';

const {positionals: names} = parseArgs({allowPositionals: true});
const taken = readTaken();
const studioPackage = 'shots/project/node_modules/@remotion/studio/package.json';
const {version} = readJson(studioPackage, z.object({version: z.string()}));

const ids = listShots();
refuseUnknown(names, ids);
const pictureFile = (id: string) => path.join(root, `static/shots/${id}.avif`);
const filmFile = (id: string) => path.join(root, `static/shots/${id}.mp4`);
const wanted = ids.filter((id) =>
  names.length > 0
    ? names.includes(id)
    : taken.version !== version ||
      taken.shots[id]?.hash !== hashShot(readShot(id)) ||
      !existsSync(pictureFile(id)),
);

function keepNotes(): void {
  for (const id of Object.keys(taken.shots)) {
    if (ids.includes(id)) continue;
    delete taken.shots[id];
    for (const file of [pictureFile(id), filmFile(id)]) rmSync(file, {force: true});
  }
  if (names.length === 0) taken.version = version;
  const shots = Object.fromEntries(
    Object.entries(taken.shots).sort(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(path.join(root, TAKEN), `${JSON.stringify({...taken, shots}, null, 2)}\n`);
}

const failures: string[] = [];
if (wanted.length > 0) {
  mkdirSync(path.join(root, 'static/shots'), {recursive: true});
  const studio = await startStudio();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--mute-audio'],
  });
  try {
    for (const id of wanted) {
      const shot = readShot(id);
      try {
        if (studio.restore()) await new Promise((resolve) => setTimeout(resolve, 4000));
        const {file, ...notes} = await takePicture(browser, studio, shot);
        writeFileSync(pictureFile(id), file);
        const film = shot.film && (await takeFilm(browser, studio, shot, shot.film));
        if (film) writeFileSync(filmFile(id), film);
        const hash = hashShot(shot);
        taken.shots[id] = {hash, ...notes, bytes: file.length, filmBytes: film?.length};
        console.log(
          `${id} ${notes.width} × ${notes.height}, ${(file.length / 1024).toFixed(1)} KB`,
        );
        keepNotes();
      } catch (error) {
        failures.push(id);
        console.error(`${id}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await browser.close();
    await studio.close();
  }
}
keepNotes();
process.exit(failures.length > 0 ? 1 : 0);

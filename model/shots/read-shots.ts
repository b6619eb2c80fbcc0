import {createHash} from 'node:crypto';
import {z} from 'zod';
import type {ShotPicture} from '../../shared/shot.ts';
import {exists, listFiles, readJson, readText} from '../io.ts';
import {type Shot, shotPicture, shotSchema, type Taken, takenSchema} from './shot.ts';

const FOLDER = 'content/shots';

/** Where `npm run shots` notes what it took. */
export const TAKEN = 'shots/taken.json';

/** @returns The ids of all pictures of the Studio. */
export function listShots(): string[] {
  return listFiles(FOLDER, ['.json']).map((file) => file.slice(FOLDER.length + 1, -'.json'.length));
}

/** @returns Where a picture is described. */
export const shotFile = (id: string): string => `${FOLDER}/${id}.json`;

/**
 * @returns How the picture is taken, and what is said about it.
 * @throws If the file isn't what it has to be.
 */
export const readShot = (id: string): Shot => readJson(shotFile(id), shotSchema);

/**
 * @returns The notes about all pictures.
 * @throws If they aren't what they have to be.
 */
export const readTaken = (): Taken => readJson(TAKEN, takenSchema);

/** @returns What a page needs to show a picture, or undefined if there is none of this id. */
export function readShotPicture(id: string): ShotPicture | undefined {
  if (!/^[a-z0-9-]+$/.test(id) || !exists(shotFile(id))) return undefined;
  return shotPicture(id, readShot(id), readTaken());
}

const LOCKFILE = 'shots/project/package-lock.json';
const lockSchema = z.object({
  packages: z.record(z.object({optional: z.boolean().optional()}).passthrough()),
});

/** What the lockfile pins on each platform: a package of one platform has the version of the one that asks for it. */
function installedEverywhere(): string {
  const {packages} = readJson(LOCKFILE, lockSchema);
  return JSON.stringify(Object.entries(packages).filter(([, {optional}]) => !optional));
}

/**
 * @returns A hash of everything that decides what the picture shows: the steps, and the project that is
 *   open in the Studio with its lockfile. What is said about the picture isn't part of it.
 */
export function hashShot(shot: Shot): string {
  const {alt: _alt, caption: _caption, detail: _detail, callouts, ...rest} = shot;
  const hash = createHash('sha256');
  hash.update(JSON.stringify({...rest, callouts: callouts.map(({at, spot}) => ({at, spot}))}));
  for (const file of listFiles('shots/project', ['.ts', '.tsx', '.json', '.svg'])) {
    hash.update(file).update(file === LOCKFILE ? installedEverywhere() : readText(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @returns Why a picture isn't what its description says, or undefined if it is. */
export function whyOld(id: string): string | undefined {
  const notes = readTaken().shots[id];
  if (!notes || !exists(`static/shots/${id}.avif`)) return "hasn't been taken";
  return notes.hash === hashShot(readShot(id))
    ? undefined
    : 'is older than its steps or than shots/project';
}

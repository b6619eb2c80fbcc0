import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Hash of the sources of each still, by demo. */
export type Stills = Record<string, string>;

/** Returns what `demos/stills.json` says; empty if there is none. */
export function readStills(): Stills {
  const file = path.resolve(import.meta.dirname, '../stills.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stills) : {};
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/** Hash of the sources something was made from, by demo. */
export type Stills = Record<string, string>;

/** Returns what `demos/stills.json` says; empty if there is none. */
export function readStills(): Stills {
  return readHashes('stills.json');
}

/** Returns what `demos/frames.json` says: recipes whose frames were the same in two orders. */
export function readFrames(): Stills {
  return readHashes('frames.json');
}

function readHashes(name: string): Stills {
  const file = path.resolve(import.meta.dirname, '..', name);
  return existsSync(file) ? z.record(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

import {z} from 'zod';
import {exists, readJson} from '../../model/io.ts';

/** Hash of the sources something was made from, by demo. */
export type Stills = Record<string, string>;

const readHashes = (file: string): Stills =>
  exists(file) ? readJson(file, z.record(z.string())) : {};

/** Returns what `demos/stills.json` says; empty if there is none. */
export const readStills = (): Stills => readHashes('demos/stills.json');

/** Returns what `demos/frames.json` says: recipes whose frames were the same in two orders. */
export const readFrames = (): Stills => readHashes('demos/frames.json');

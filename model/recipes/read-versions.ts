import {z} from 'zod';
import {readJson} from '../io.ts';

const packageSchema = z.object({dependencies: z.record(z.string())});

/** Reads the exact versions of the packages that demos run with. */
export function readVersions(): Record<string, string> {
  return readJson('package.json', packageSchema).dependencies;
}

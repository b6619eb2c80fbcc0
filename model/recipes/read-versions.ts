import {readJson} from '../io.ts';
import {packageSchema} from '../schema/reports.ts';

/** Reads the exact versions of the packages that demos run with. */
export function readVersions(): Record<string, string> {
  return readJson('package.json', packageSchema).dependencies;
}

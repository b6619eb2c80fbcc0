import {z} from 'zod';
import {readJson} from '../model/io.ts';
import type {Problem} from '../shared/problem.ts';

const versionIn = (folder: string): string =>
  readJson(`${folder}/node_modules/remotion/package.json`, z.object({version: z.string()})).version;

/** @returns The version of the toolkit that is installed. Throws if none is. */
export const toolkitVersion = (): string => versionIn('toolkit');

/**
 * Holds the packages of the guides, with which programs run, to the version that their records will name.
 *
 * @throws {Error} If they aren't installed, or are of another version.
 */
export function requireGuidesOf(version: string): void {
  const guides = versionIn('tests/guides');
  if (guides !== version)
    throw new Error(`tests/guides has ${guides}, and ${version} is wanted: toolkit/README.md.`);
}

/**
 * Holds the versions of records against the toolkit as it is. Each record has its own, since a run of a few says
 * nothing of the others.
 *
 * @param place The file that the records are in, and the Problem's rule and hint.
 * @returns One Problem, if any record is of another version: after an upgrade that is all of them.
 */
export function checkVersions(
  place: Pick<Problem, 'file' | 'rule' | 'hint'>,
  records: readonly {version: string}[],
  version: string,
): Problem[] {
  const old = records.filter((record) => record.version !== version);
  if (old.length === 0) return [];
  const versions = [...new Set(old.map((record) => record.version))].join(', ');
  const message = `${old.length} of ${records.length} records were seen with ${versions}, and ${version} is installed.`;
  return [{...place, line: 1, column: 1, message}];
}

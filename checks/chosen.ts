import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {exists, listFiles, root} from '../model/io.ts';

/** Endings of the files that checks speak of. */
const CHECKED = ['.mdx', '.md', '.ts', '.yml', '.json'];

/**
 * Reads which files a check was asked for.
 *
 * @param words Names of files or folders; by default those of a command line that has no flags.
 * @returns Paths from the root of the project; none if all files are meant.
 * @throws {Error} If there is no such file or folder: a misspelled name would pass as a file without Problems. For a flag.
 */
export function chosenFiles(
  words: readonly string[] = parseArgs({allowPositionals: true}).positionals,
): string[] {
  return words.flatMap((word) => {
    const name = path.relative(root, path.resolve(root, word)).replaceAll('\\', '/');
    if (!exists(name)) throw new Error(`There is no ${word} to check.`);
    return statSync(path.join(root, name)).isDirectory() ? listFiles(name, CHECKED) : [name];
  });
}

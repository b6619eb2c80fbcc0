import {statSync} from 'node:fs';
import path from 'node:path';
import {exists, listFiles, root} from '../model/io.ts';

/** Endings of the files that checks speak of. */
const CHECKED = ['.mdx', '.md', '.ts', '.yml', '.json'];

/**
 * Reads which files a check was asked for: the words of its command line that aren't flags name files or folders.
 *
 * @returns Paths from the root of the project; none if all files are meant.
 * @throws {Error} If there is no such file or folder: a misspelled name would pass as a file without Problems.
 */
export function chosenFiles(words: readonly string[] = process.argv.slice(2)): string[] {
  return words
    .filter((word) => !word.startsWith('-'))
    .flatMap((word) => {
      const name = path.relative(root, path.resolve(root, word)).replaceAll('\\', '/');
      if (!exists(name)) throw new Error(`There is no ${word} to check.`);
      return statSync(path.join(root, name)).isDirectory() ? listFiles(name, CHECKED) : [name];
    });
}

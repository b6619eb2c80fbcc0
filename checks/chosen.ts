import {statSync} from 'node:fs';
import path from 'node:path';
import {exists, listFiles, root} from '../model/io.ts';

/** Endings of the files that checks speak of. */
const CHECKED = ['.mdx', '.md', '.ts', '.yml', '.json'];

/**
 * Reads a command line.
 *
 * @param known The flags that the command has.
 * @returns Whether a flag is there, and the words that aren't flags.
 * @throws {Error} For another flag: a misspelled one would do nothing, and pass for done.
 */
export function readWords<Flag extends string>(
  known: readonly Flag[],
  given: readonly string[] = process.argv.slice(2),
): {has: (flag: Flag) => boolean; words: string[]} {
  const [unknown] = given.filter(
    (word) => word.startsWith('-') && !known.some((is) => is === word),
  );
  if (unknown) throw new Error(`There is no ${unknown} here, only ${known.join(', ') || 'files'}.`);
  return {
    has: (flag) => given.includes(flag),
    words: given.filter((word) => !word.startsWith('-')),
  };
}

/**
 * Reads which files a check was asked for.
 *
 * @param words Names of files or folders.
 * @returns Paths from the root of the project; none if all files are meant.
 * @throws {Error} If there is no such file or folder: a misspelled name would pass as a file without Problems.
 */
export function chosenFiles(words: readonly string[] = readWords([]).words): string[] {
  return words.flatMap((word) => {
    const name = path.relative(root, path.resolve(root, word)).replaceAll('\\', '/');
    if (!exists(name)) throw new Error(`There is no ${word} to check.`);
    return statSync(path.join(root, name)).isDirectory() ? listFiles(name, CHECKED) : [name];
  });
}

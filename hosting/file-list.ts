/**
 * The mark of a finished build: a list of all its files, written last. What has none was stopped
 * half-way, and is neither served nor released.
 */
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';

/** One line for each file: its size in bytes, a space, its path. `release.sh` reads it, too. */
const FILE_LIST = '_files.txt';

/**
 * Marks a build as finished.
 *
 * @param build Folder that nothing will be written to any more.
 */
export async function writeFileList(build: string): Promise<void> {
  const files = (await glob('**', {cwd: build, dot: true})).filter(
    (file) => !file.startsWith(FILE_LIST),
  );
  const lines = await Promise.all(
    files.toSorted().map(async (file) => `${(await stat(path.join(build, file))).size} ${file}\n`),
  );
  // Under its name at once or not at all: half a list would be the mark of half a build.
  const part = path.join(build, `${FILE_LIST}.part`);
  writeFileSync(part, lines.join(''));
  renameSync(part, path.join(build, FILE_LIST));
}

/**
 * Reads the files of a finished build.
 *
 * @returns Paths as addresses: `/docs/spring.html`.
 * @throws {Error} With what to do, if the build isn't finished or files of it are gone.
 */
export function readFileList(build: string): Set<string> {
  const list = path.join(build, FILE_LIST);
  if (!existsSync(list)) {
    throw new Error(`${build} holds no finished build: run "npm run build" first.`);
  }
  const files = readFileSync(list, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(line.indexOf(' ') + 1));
  const missing = files.filter((file) => !existsSync(path.join(build, file)));
  if (missing.length > 0) {
    throw new Error(
      `${build} has lost ${missing.length} of its ${files.length} files, ${missing[0]} for one: run "npm run build" again.`,
    );
  }
  return new Set(files.map((file) => `/${file}`));
}

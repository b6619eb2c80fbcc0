import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../model/io.ts';
import type {WatchedFilm} from '../../model/watch/films.ts';
import {contactSheet} from './pictures.ts';

/** Samples on one sheet. */
const ROWS = 8;

/** Writes the pictures of a sample into a folder below the root, for people to look at. */
export function writePictures(folder: string, hash: string, pictures: readonly Buffer[]): void {
  const target = path.join(root, folder);
  mkdirSync(target, {recursive: true});
  for (const [index, picture] of pictures.entries())
    writeFileSync(path.join(target, `${hash}-${index}.png`), picture);
}

/**
 * Puts the pictures of samples onto sheets, a row for each, named by page and hash.
 *
 * @param folder Where the pictures are.
 * @param target Where `01.png` and so on go.
 */
export async function writeSheets(
  folder: string,
  films: readonly WatchedFilm[],
  target: string,
): Promise<void> {
  mkdirSync(path.join(root, target), {recursive: true});
  for (let at = 0; at < films.length; at += ROWS) {
    const rows = films.slice(at, at + ROWS).map(({hash, sample}) => ({
      name: `${sample.file}:${sample.line} ${hash}`,
      pictures: [0, 1, 2, 3]
        .map((index) => path.join(root, folder, `${hash}-${index}.png`))
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file)),
    }));
    const name = String(at / ROWS + 1).padStart(2, '0');
    writeFileSync(path.join(root, target, `${name}.png`), await contactSheet(rows));
  }
}

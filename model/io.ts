// The only file of `model` that touches the disk: everything else there is data in, data out.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {z} from 'zod';
import {parseJson} from './parse-json.ts';

/** The project's root folder, absolute, without a trailing slash. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const absolute = (file: string): string => path.resolve(root, file);

/**
 * @param file Path relative to the project's root, or absolute.
 * @returns The file's text.
 * @throws If there is no such file.
 */
export function readText(file: string): string {
  return readFileSync(absolute(file), 'utf8');
}

/**
 * @param file Path relative to the project's root, or absolute.
 * @param schema What the file has to hold.
 * @returns The content as the schema gives it.
 * @throws If there is no such file, or it isn't what it has to be: with its name and the key.
 */
export function readJson<T>(file: string, schema: z.ZodType<T, z.ZodTypeDef, unknown>): T {
  return parseJson(file, readText(file), schema);
}

/** Tells whether a file or folder exists; `file` is relative to the project's root, or absolute. */
export function exists(file: string): boolean {
  return existsSync(absolute(file));
}

/** Reads a binary file; `file` is relative to the project's root, or absolute. */
export function readBytes(file: string): Buffer {
  return readFileSync(absolute(file));
}

/** Writes a text file and the folders above it; `file` is relative to the project's root, or absolute. */
export function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(absolute(file)), {recursive: true});
  writeFileSync(absolute(file), text);
}

/** Removes a folder with all that is in it, if it is there; `folder` is relative to the project's root. */
export function removeFolder(folder: string): void {
  rmSync(absolute(folder), {recursive: true, force: true});
}

/**
 * @param folder Path relative to the project's root; need not exist.
 * @param extensions Endings to keep: `['.mdx', '.md']`.
 * @returns Files at any depth, sorted, relative to the project's root with forward slashes;
 *   nothing from a `node_modules` below it.
 */
export function listFiles(folder: string, extensions: readonly string[]): string[] {
  if (!exists(folder)) return [];
  return readdirSync(absolute(folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && extensions.some((end) => entry.name.endsWith(end)))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !file.slice(folder.length).split('/').includes('node_modules'))
    .sort();
}

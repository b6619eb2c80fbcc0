// Reads and writes text files for `model`; compilers and sharp open theirs by themselves.
import {randomUUID} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {globSync} from 'tinyglobby';
import type {z} from 'zod';
import {parseJson} from './parse-json.ts';

/** The project's root folder, absolute, without a trailing slash. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const absolute = (file: string): string => path.resolve(root, file);

/**
 * @param file An absolute path, or one relative to the working folder.
 * @returns Its name in our lists and messages: relative to the project's root, with forward slashes.
 */
export const nameOf = (file: string): string => path.relative(root, file).split(path.sep).join('/');

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

/** Writes a file and the folders above it; `file` is relative to the project's root, or absolute. */
export function writeText(file: string, text: string | Uint8Array): void {
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
    .map((entry) => nameOf(path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.slice(folder.length).split('/').includes('node_modules'))
    .sort();
}

/** The lockfile of every folder that is installed by itself, relative to the project's root. */
export const listLockfiles = (): string[] =>
  globSync('**/package-lock.json', {
    cwd: root,
    ignore: ['**/node_modules', '.cache', 'build'],
  }).sort();

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads a file of a cache, which then stays for another week; undefined if it isn't there. */
export function readKept(file: string): Buffer | undefined {
  if (!exists(file)) return undefined;
  const now = new Date();
  utimesSync(absolute(file), now, now);
  return readBytes(file);
}

/**
 * Writes a file of a cache. What is stopped must not leave half a file that the next one takes for whole. Two
 * files with the same content are kept at the same time, so each writes a part of its own.
 */
export function keepWhole(file: string, content: string | Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  writeText(part, content);
  renameSync(absolute(part), absolute(file));
}

/** What a cache has under this name; what it hasn't is made, and then kept. */
export async function kept(
  file: string,
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const known = readKept(file);
  if (known) return known;
  const made = await make();
  keepWhole(file, made);
  return Buffer.from(made);
}

/** Removes from a cache what nobody has used for a week. */
export function pruneKept(folder: string): void {
  for (const file of listFiles(folder, [''])) {
    if (Date.now() - statSync(absolute(file)).mtimeMs > KEPT_MS) rmSync(absolute(file));
  }
}

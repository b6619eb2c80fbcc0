import {createHash} from 'node:crypto';
import {readJson, readText, removeFolder, writeText} from './io.ts';
import {packageSchema} from './schema/reports.ts';

/** Folder of generated files that are served as they are: a static directory of the site. */
export const GENERATED = '.cache/static';

/** What a build keeps for the next one, by content: without these it takes longer, and gives the same site. */
export const BUILD_CACHES = ['code', 'compressed', 'playground-types', 'social'].map(
  (name) => `.cache/${name}`,
);

/** Removes what earlier builds have left in a folder of it: all that lies there is served. */
export const clearGenerated = (folder: string): void => removeFolder(`${GENERATED}/${folder}`);

/**
 * The start of a content's hash, as a name for it.
 *
 * @param length More, where what was named is kept for long.
 */
export const shortHash = (content: string | Buffer, length = 10): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);

/**
 * Names what made the content of a cache, so that a change of it makes everything anew. What it was made from is
 * for the caller to name.
 *
 * @param files The code, and what it reads by itself.
 * @param packages The packages that it calls, whose installed versions count.
 */
export const cacheKey = (files: readonly string[], packages: readonly string[]): string =>
  shortHash(
    [
      ...files.map(readText),
      ...packages.map(
        (name) => `${name} ${readJson(`node_modules/${name}/package.json`, packageSchema).version}`,
      ),
    ].join('\0'),
    24,
  );

/**
 * Writes a file that is named by its content, so that browsers can keep it.
 *
 * @param stem What its address begins with: `search/names`.
 * @returns Its address: `/search/names-0123456789.json`.
 */
export function writeHashed(stem: string, data: unknown): string {
  const text = JSON.stringify(data);
  const file = `${stem}-${shortHash(text)}.json`;
  writeText(`${GENERATED}/${file}`, text);
  return `/${file}`;
}

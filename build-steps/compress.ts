import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const SMALLEST = 512;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_DAYS = 7;

const paramsOf = (source: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
});

const orUndefined = (file: string) => readFile(file).catch(() => undefined);

/** What a build has used isn't removed for another week. */
function renew(file: string): Promise<void> {
  const now = new Date();
  return utimes(file, now, now);
}

/**
 * Writes a file of a cache. A build that is stopped must not leave half a file that the next one takes for
 * whole. Two files with the same content are kept at the same time, so each writes a part of its own.
 */
export async function keepWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content);
  await rename(part, file);
}

/**
 * Makes a function that writes `.br` and `.gz` beside a file, if that is worth it.
 *
 * @param cache Folder where the results are kept by content: most files are the same in the next build.
 */
export async function compressor(
  cache: string,
): Promise<(file: string, isAsset: boolean) => Promise<void>> {
  await mkdir(cache, {recursive: true});
  return async (file, isAsset) => {
    const source = await readFile(file);
    if (source.length < SMALLEST) return;
    // Assets are sent often and for long; pages are many.
    const quality = isAsset ? 11 : 6;
    const key = createHash('sha256').update(`${quality} `).update(source).digest('hex');
    const kept = path.join(cache, key);
    const known = await Promise.all([orUndefined(`${kept}.br`), orUndefined(`${kept}.gz`)]);
    const brotli = known[0] ?? (await compressBrotli(source, {params: paramsOf(source, quality)}));
    const gzipped = known[1] ?? (await compressGzip(source, {level: 6}));
    await (known[0] ? renew(`${kept}.br`) : keepWhole(`${kept}.br`, brotli));
    await (known[1] ? renew(`${kept}.gz`) : keepWhole(`${kept}.gz`, gzipped));
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, gzipped);
  };
}

/** Removes what no build has used for a week. */
export async function pruneCompressed(cache: string): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const file = path.join(cache, name);
    if (Date.now() - (await stat(file)).mtimeMs > KEEP_DAYS * DAY_MS) await rm(file);
  }
}

import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {kept} from '../model/io.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const SMALLEST = 512;
const GZIP = {level: 6};

/** Where compressed files are kept for the next build. */
export const COMPRESSED = '.cache/compressed';

const paramsOf = (source: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
});

/**
 * Makes a function that writes `.br` and `.gz` beside a file, if that is worth it.
 *
 * @param cache Folder where the results are kept by content: most files are the same in the next build.
 */
export function compressor(cache: string): (file: string, isAsset: boolean) => Promise<void> {
  return async (file, isAsset) => {
    const source = await readFile(file);
    if (source.length < SMALLEST) return;
    // Assets are sent often and for long; pages are many.
    const quality = isAsset ? 11 : 6;
    const key = createHash('sha256').update(`${quality} `).update(source).digest('hex');
    const to = path.join(cache, key);
    const params = paramsOf(source, quality);
    await writeFile(`${file}.br`, await kept(`${to}.br`, () => compressBrotli(source, {params})));
    const {level} = GZIP;
    await writeFile(
      `${file}.gz`,
      await kept(`${to}.${level}.gz`, () => compressGzip(source, GZIP)),
    );
  };
}

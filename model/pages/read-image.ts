import {exists, readBytes} from '../io.ts';
import type {ImageInfo} from './check-images.ts';

/**
 * @param file Path relative to the project's root.
 * @returns Weight and size of an image, or undefined if there is no such file or it can't be read.
 */
export async function readImage(file: string): Promise<ImageInfo | undefined> {
  if (!exists(file)) return undefined;
  // Loaded on demand: most runs meet no image, and the library costs 100 ms.
  const {default: sharp} = await import('sharp');
  try {
    const bytes = readBytes(file);
    const {width, height} = await sharp(bytes).metadata();
    return {bytes: bytes.length, width: width ?? 0, height: height ?? 0};
  } catch {
    return undefined;
  }
}

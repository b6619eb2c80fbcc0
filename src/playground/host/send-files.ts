import {importedFonts} from './fonts';
import type {FrameHost} from './frame-host';
import {contentOf, type NamedFile} from './media';

/**
 * Sends the media that a project names, as far as the frame doesn't have them.
 * Takes the frame, the files, and those that the reader picked.
 */
export async function sendMedia(
  frame: FrameHost,
  named: NamedFile[],
  own: ReadonlyMap<string, Blob>,
): Promise<void> {
  const {given} = frame;
  const files: Record<string, Blob> = {};
  for (const file of named) {
    const mine = own.get(file.name);
    const version = mine instanceof File ? mine.lastModified : 0;
    const key = `media:${file.name}`;
    const what = `${key}:${file.source}:${mine?.size ?? 0}:${version}`;
    if (given.get(key) === what) continue;
    given.set(key, what);
    // What can't be had is missed by the code that asks for it, which says its name.
    const content = await contentOf(file, own).catch(() => undefined);
    if (content) files[file.name] = content;
    else given.delete(key);
  }
  if (Object.keys(files).length > 0) frame.send({type: 'media', files});
}

/** Sends the typefaces of the packages that a project imports, as {@link sendMedia} sends its media. */
export async function sendFonts(frame: FrameHost, packages: readonly string[]): Promise<void> {
  const fonts = (await importedFonts(packages)).filter(({family, weight, style}) => {
    const key = `font:${family}:${weight}:${style}`;
    const isNew = !frame.given.has(key);
    frame.given.set(key, key);
    return isNew;
  });
  if (fonts.length > 0) frame.send({type: 'fonts', fonts});
}

import {importedFonts} from './fonts';
import type {FrameHost} from './frame-host';
import {contentOf, type NamedFile} from './media';

/**
 * Sends the media that a project names, as far as the frame doesn't have them.
 * Takes the frame, the files, those that the reader picked, and what was sent before, to which it adds.
 */
export async function sendMedia(
  frame: FrameHost,
  named: NamedFile[],
  own: ReadonlyMap<string, Blob>,
  sent: Set<string>,
): Promise<void> {
  const files: Record<string, Blob> = {};
  for (const file of named) {
    const key = `${file.source}:${file.name}:${own.get(file.name)?.size ?? 0}`;
    if (sent.has(key)) continue;
    sent.add(key);
    // What can't be had is missed by the code that asks for it, which says its name.
    const content = await contentOf(file, own).catch(() => undefined);
    if (content) files[file.name] = content;
    else sent.delete(key);
  }
  if (Object.keys(files).length > 0) frame.send({type: 'media', files});
}

/** Sends the typefaces of the packages that a project imports, as {@link sendMedia} sends its media. */
export async function sendFonts(
  frame: FrameHost,
  packages: readonly string[],
  sent: Set<string>,
): Promise<void> {
  const fonts = (await importedFonts(packages)).filter(({family, weight, style}) => {
    const key = `font:${family}:${weight}:${style}`;
    const isNew = !sent.has(key);
    sent.add(key);
    return isNew;
  });
  if (fonts.length > 0) frame.send({type: 'fonts', fonts});
}

import {saveFile} from '../../outside/save-file';
import type {Taken} from '../host/frame-host';
import {folderName} from './project-files';

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** A drawing of the reader's code may contain scripts, which would run where it is opened. */
export function cleanSvg(data: ArrayBuffer): string | null {
  const parsed = new DOMParser().parseFromString(new TextDecoder().decode(data), 'image/svg+xml');
  if (parsed.documentElement.localName !== 'svg') return null;
  for (const element of [...parsed.querySelectorAll('*')]) {
    if (/^(?:script|handler|listener|foreignobject|iframe|object|embed)$/i.test(element.localName))
      element.remove();
    for (const {name, value} of [...element.attributes]) {
      // Browsers read past white space within the word, and animations have lists of values.
      const isScript = /(?:java|vb)script:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''));
      if (/^on/i.test(name) || isScript) element.removeAttribute(name);
    }
  }
  // Anything before the drawing is dropped: a processing instruction there can name a style sheet with scripts.
  return new XMLSerializer().serializeToString(parsed.documentElement);
}

/**
 * Saves a frame that the preview has drawn.
 * Takes what came out of the preview, the format, and the title and frame for the name; returns what to say about it.
 */
export function savePicture(
  {data, why}: Taken,
  format: 'png' | 'svg',
  title: string,
  frame: number,
): string {
  if (!data) return `No ${format.toUpperCase()} of this frame: ${why}`;
  const name = `${folderName(title)}-${frame}.${format}`;
  if (format === 'png') {
    const start = new Uint8Array(data, 0, Math.min(4, data.byteLength));
    if (!PNG.every((byte, index) => start[index] === byte)) return 'What came isn’t a PNG.';
    saveFile(new Blob([data], {type: 'image/png'}), name);
  } else {
    const text = cleanSvg(data);
    if (text === null) return 'What came isn’t an SVG.';
    saveFile(new Blob([text], {type: 'image/svg+xml'}), name);
  }
  return `Saved ${name}.`;
}

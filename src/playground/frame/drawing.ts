/** Makes a self-contained drawing of what a composition shows. */
import type {ToFrame} from '../protocol';

type Fonts = Extract<ToFrame, {type: 'fonts'}>['fonts'];

const fonts: Fonts = [];

/** Keeps typefaces: a drawing has to bring them along. */
export function keepFonts(more: Fonts): void {
  fonts.push(...more);
}

/** What can't be drawn; the message says why. */
export class NotDrawable extends Error {}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new NotDrawable('A picture could not be read.'));
    reader.readAsDataURL(blob);
  });
}

const fetchDataUrl = async (address: string): Promise<string> =>
  toDataUrl(await (await fetch(address)).blob());

/** What a canvas or a film shows now. Throws where it can't be read. */
function snapshot(source: HTMLCanvasElement | HTMLVideoElement, what: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = source instanceof HTMLVideoElement ? source.videoWidth : source.width;
  canvas.height = source instanceof HTMLVideoElement ? source.videoHeight : source.height;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0)
    throw new NotDrawable(`${what} has nothing to show yet.`);
  context.drawImage(source, 0, 0);
  try {
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    // WebGL throws its picture away once it is on the screen.
    if (!data.some((value) => value !== 0)) throw new NotDrawable(`${what} can’t be read back.`);
    return canvas.toDataURL();
  } catch (error) {
    if (error instanceof NotDrawable) throw error;
    throw new NotDrawable(`${what} comes from a place that forbids to read it.`);
  }
}

/** Puts a picture in the place of an element, as large as it is. */
function replace(copy: Element, source: HTMLElement, address: string): void {
  const image = document.createElement('img');
  image.setAttribute('style', copy.getAttribute('style') ?? '');
  image.style.width = `${source.offsetWidth}px`;
  image.style.height = `${source.offsetHeight}px`;
  image.src = address;
  copy.replaceWith(image);
}

async function inlineStyle(copy: Element): Promise<void> {
  const style = copy.getAttribute('style') ?? '';
  if (!style.includes('blob:')) return;
  let inlined = style;
  for (const [, address = ''] of style.matchAll(/url\(["']?(blob:[^"')]+)["']?\)/g)) {
    inlined = inlined.replaceAll(address, await fetchDataUrl(address));
  }
  copy.setAttribute('style', inlined);
}

async function inlineElement(source: Element, copy: Element): Promise<void> {
  await inlineStyle(copy);
  if (source instanceof HTMLIFrameElement || source instanceof HTMLObjectElement)
    throw new NotDrawable('It holds another page.');
  if (source instanceof HTMLCanvasElement) replace(copy, source, snapshot(source, 'A canvas'));
  else if (source instanceof HTMLVideoElement) replace(copy, source, snapshot(source, 'A film'));
  else if (source instanceof HTMLAudioElement || source instanceof HTMLScriptElement) copy.remove();
  else if (source instanceof HTMLImageElement && copy instanceof HTMLImageElement) {
    if (source.currentSrc) copy.src = await fetchDataUrl(source.currentSrc);
  } else if (source instanceof SVGImageElement) {
    const address = source.href.baseVal;
    if (address.startsWith('blob:')) copy.setAttribute('href', await fetchDataUrl(address));
  }
}

/**
 * Copies an element with all that it needs: what it loads is put into it.
 * Throws a NotDrawable for what can't be copied.
 */
export async function copyDrawing<Kind extends Element>(source: Kind): Promise<Kind> {
  const copy = source.cloneNode(true) as Kind;
  const sources = [source, ...source.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, one] of sources.entries()) {
    const other = copies[index];
    if (other) await inlineElement(one, other);
  }
  return copy;
}

/** The style sheets of the document, and those typefaces that a text names. Takes the text. */
export async function stylesFor(markup: string): Promise<string> {
  const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '');
  const all = `${markup}${sheets.join('')}`;
  const faces = fonts
    .filter(({family}) => family.startsWith('Instrument Sans') || all.includes(family))
    .map(async ({family, weight, style, data}) => {
      const address = await toDataUrl(new Blob([data], {type: 'font/woff2'}));
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${address})}`;
    });
  return [...(await Promise.all(faces)), ...sheets].join('\n');
}

import {encodeText} from '../../../shared/encode';
import {copyDrawing, NotDrawable, stylesFor} from './drawing';

/** A picture as a file, or why there is none. */
export interface Taken {
  data: ArrayBuffer | null;
  why: string;
}

interface Size {
  width?: number;
  height?: number;
}

const XHTML = 'http://www.w3.org/1999/xhtml';

/** What the Player draws a composition into. */
const composition = () => document.querySelector<HTMLElement>('.__remotion-player');

async function toSvg(root: HTMLElement): Promise<string> {
  const drawings = [...root.querySelectorAll('svg')].filter(
    (svg) => !svg.parentElement?.closest('svg'),
  );
  const [svg] = drawings;
  if (!svg || drawings.length > 1 || svg.querySelector('foreignObject'))
    throw new NotDrawable('It isn’t one SVG drawing. Save it as PNG.');
  let others = '';
  for (let node: Element | null = svg; node && node !== root; node = node.parentElement) {
    for (const sibling of node.parentElement?.childNodes ?? [])
      if (sibling !== node) others += sibling.textContent || sibling.nodeName;
  }
  if (others) throw new NotDrawable('There is more than the SVG in it. Save it as PNG.');
  const copy = await copyDrawing(svg);
  const {width, height} = svg.getBoundingClientRect();
  if (!copy.getAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await stylesFor(copy.outerHTML);
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

async function toPng(root: HTMLElement, width: number, height: number): Promise<ArrayBuffer> {
  const copy = await copyDrawing(root);
  copy.setAttribute('xmlns', XHTML);
  // The Player makes it as small as the page has room for.
  Object.assign(copy.style, {transform: 'none', left: '0', top: '0', margin: '0'});
  Object.assign(copy.style, {width: `${width}px`, height: `${height}px`, position: 'absolute'});
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = await stylesFor(copy.outerHTML);
  const body = getComputedStyle(document.body).fontFamily.replaceAll('"', "'");
  const markup = new XMLSerializer();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%"><div xmlns="${XHTML}" style="position:relative;width:${width}px;height:${height}px;font-family:${body}">${markup.serializeToString(style)}${markup.serializeToString(copy)}</div></foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeText(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, {width, height});
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new NotDrawable('This browser can’t write it.');
  return blob.arrayBuffer();
}

/**
 * Takes the picture that is shown now.
 * Takes the format and the size of the composition; returns the file, or why there is none. Never throws.
 */
export async function capture(format: 'png' | 'svg', size: Size): Promise<Taken> {
  const root = composition();
  if (!root) return {data: null, why: 'There is no composition to take a picture of.'};
  try {
    if (format === 'png') {
      return {data: await toPng(root, size.width ?? 1280, size.height ?? 720), why: ''};
    }
    const text = new TextEncoder().encode(await toSvg(root));
    return {data: text.slice().buffer as ArrayBuffer, why: ''};
  } catch (error) {
    const isOurs = error instanceof NotDrawable;
    return {data: null, why: isOurs ? error.message : 'This browser doesn’t let it be read back.'};
  }
}

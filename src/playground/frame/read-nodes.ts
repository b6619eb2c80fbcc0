import type {Box, FilmNode} from '../../../shared/course/film';
import {LOOK_LIMITS} from '../limits';
import {nameOfMedia} from './media';

/** Attributes of SVG and computed styles that a step may ask about. */
const ATTRIBUTES = ['d', 'points', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2'];
const STYLES = [
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'fill',
  'object-fit',
  'border-radius',
  'text-align',
  'z-index',
  'perspective',
  'filter',
];

interface Around {
  index: number;
  opacity: number;
  rotation: number;
  scale: number;
}

const clean = (text: string | null) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LOOK_LIMITS.text);
const round = (value: number) => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : 0);

/** The rectangle of the texts that are in an element itself, not in one below it. */
function inkOf(element: Element): DOMRect | undefined {
  const range = document.createRange();
  const rects = [...element.childNodes].flatMap((child) => {
    if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) return [];
    range.selectNodeContents(child);
    return [range.getBoundingClientRect()];
  });
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What an element turns and scales by itself, from `transform` and the properties of their own. */
function turnOf(style: CSSStyleDeclaration): {rotation: number; scale: number} {
  const matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  const angle = /^(-?[\d.]+)deg$/.exec(style.rotate)?.[1];
  const factor = style.scale === 'none' ? 1 : Math.abs(Number.parseFloat(style.scale));
  return {
    rotation: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI + Number(angle ?? 0),
    scale: Math.hypot(matrix.a, matrix.b) * factor,
  };
}

/**
 * Reads what a composition has drawn.
 * Takes the element it is drawn into, and the width of the composition, in which lengths are given.
 */
export function readNodes(root: HTMLElement, width: number): FilmNode[] {
  const whole = root.getBoundingClientRect();
  const factor = whole.width > 0 ? width / whole.width : 1;
  const boxOf = (rect: DOMRect): Box => ({
    x: round((rect.left - whole.left) * factor),
    y: round((rect.top - whole.top) * factor),
    width: round(rect.width * factor),
    height: round(rect.height * factor),
  });
  const nodes: FilmNode[] = [];

  const visit = (element: Element, around: Around) => {
    if (nodes.length >= LOOK_LIMITS.nodes || /^(?:style|script|defs)$/i.test(element.tagName))
      return;
    const style = getComputedStyle(element);
    const own = turnOf(style);
    const isHidden = style.display === 'none' || style.visibility === 'hidden';
    const here: Around = {
      index: nodes.length,
      opacity: isHidden ? 0 : around.opacity * Number(style.opacity),
      rotation: around.rotation + own.rotation,
      scale: around.scale * own.scale,
    };
    const ink = inkOf(element);
    const box = boxOf(element.getBoundingClientRect());
    const known: Record<string, string> = {};
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) known[name] = value.slice(0, LOOK_LIMITS.text);
    }
    for (const name of STYLES)
      known[name] = style.getPropertyValue(name).slice(0, LOOK_LIMITS.text);
    nodes.push({
      tag: element.tagName.toLowerCase(),
      parent: around.index,
      text: clean(element.textContent),
      own: ink
        ? clean(
            [...element.childNodes]
              .map((node) => (node.nodeType === 3 ? node.textContent : ''))
              .join(''),
          )
        : '',
      box,
      ink: ink ? boxOf(ink) : box,
      opacity: round(here.opacity),
      rotation: round(here.rotation),
      scale: round(here.scale),
      color: style.color,
      background: style.backgroundColor,
      fontFamily: style.fontFamily.slice(0, LOOK_LIMITS.text),
      fontSize: round(Number.parseFloat(style.fontSize)),
      fontWeight: Number(style.fontWeight),
      transform: style.transform.slice(0, LOOK_LIMITS.text),
      style: known,
      ...mediaOf(element),
    });
    for (const child of element.children) visit(child, here);
  };
  for (const child of root.children) visit(child, {index: -1, opacity: 1, rotation: 0, scale: 1});
  return nodes;
}

function mediaOf(element: Element): Pick<FilmNode, 'src' | 'loaded'> {
  if (element instanceof HTMLImageElement) {
    return {
      src: nameOfMedia(element.src).slice(0, LOOK_LIMITS.text),
      loaded: element.complete && element.naturalWidth > 0,
    };
  }
  if (element instanceof HTMLMediaElement)
    return {src: nameOfMedia(element.src).slice(0, LOOK_LIMITS.text)};
  return {};
}

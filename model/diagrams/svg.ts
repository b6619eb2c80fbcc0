import {escapeText} from '../../shared/escape-html.ts';
import type {Drawing, LineShape, Point, Shape} from './drawing.ts';

/** What a screen reader says of a picture. */
interface Naming {
  /** Prefix of the ids in the picture; unique on a page. */
  id: string;
  title: string;
  description: string;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Two strokes that meet in the end of a line. */
function arrowHead([fromX, fromY]: Point, [x, y]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const side = (turn: number): Point => [
    x - 7.5 * Math.cos(angle + turn),
    y - 7.5 * Math.sin(angle + turn),
  ];
  return `M${pair(side(0.6))}L${pair([x, y])}L${pair(side(-0.6))}`;
}

/** Lines that follow each other become one path: drawn twice, a part that they share would be darker. */
function renderShapes(shapes: readonly Shape[]): string[] {
  const parts: string[] = [];
  for (let index = 0; index < shapes.length; index++) {
    const first = shapes[index] as Shape;
    if (first.kind !== 'line') {
      parts.push(renderShape(first));
      continue;
    }
    const lines = [first];
    for (let next = shapes[index + 1]; next?.kind === 'line' && next.style === first.style; ) {
      lines.push(next);
      index++;
      next = shapes[index + 1];
    }
    const heads = lines.map(headOf).join('');
    const path = lines.map(({points}) => `M${points.map(pair).join('L')}`).join('');
    // The head is never dashed.
    parts.push(
      first.style === 'dash' && heads !== ''
        ? `<path d="${path}" class="dg-dash"/><path d="${heads}" class="dg-line"/>`
        : `<path d="${path}${heads}" class="dg-${first.style}"/>`,
    );
  }
  return parts;
}

function headOf({points, arrow}: LineShape): string {
  const [before, end] = points.slice(-2);
  return arrow && before && end ? arrowHead(before, end) : '';
}

function renderShape(shape: Exclude<Shape, LineShape>): string {
  switch (shape.kind) {
    case 'area': {
      const {x, y, width, height} = shape.box;
      const size = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
      const look = shape.style.startsWith('#')
        ? `fill="${shape.style}"${shape.part ? ' class="dg-part"' : ''}`
        : `class="dg-${shape.style}"`;
      return `<rect ${size} rx="${shape.radius ?? 8}" ${look}/>`;
    }
    case 'dot':
      return `<circle cx="${round(shape.at[0])}" cy="${round(shape.at[1])}" r="4.5" class="dg-dot dg-${shape.style}"/>`;
    case 'text': {
      const anchor = shape.anchor === 'start' ? '' : ` text-anchor="${shape.anchor}"`;
      const [x, y] = shape.at;
      return `<text x="${round(x)}" y="${round(y)}"${anchor} class="dg-${shape.style}">${escapeText(shape.text)}</text>`;
    }
  }
}

/**
 * Writes a drawing as SVG with a name and a description. Colors come from the classes, which
 * `src/vocabulary/diagram/diagram.css` fills from the tokens, but for those that a composition has.
 */
export function renderSvg(drawing: Drawing, {id, title, description}: Naming): string {
  const size = `${round(drawing.width)} ${round(drawing.height)}`;
  return [
    `<svg viewBox="0 0 ${size}" role="img" aria-labelledby="${id}-t" aria-describedby="${id}-d">`,
    `<title id="${id}-t">${escapeText(title)}</title>`,
    `<desc id="${id}-d">${escapeText(description)}</desc>`,
    ...renderShapes(drawing.shapes),
    '</svg>',
  ].join('');
}

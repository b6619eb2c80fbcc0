import {type AreaStyle, type Drawing, LINE_HEIGHT, type Shape, textWidth, wrap} from './drawing.ts';

/** A box and the boxes in it. */
interface Nest {
  label: string;
  mono?: string;
  style?: Extract<AreaStyle, 'box' | 'accent' | 'play' | 'ghost' | 'ground'>;
  /** Puts the boxes in it side by side where the picture is wide. */
  across?: boolean;
  children?: Nest[];
}

/** Boxes inside boxes: layers, what contains what. */
export interface Nesting {
  kind: 'nesting';
  /** One outer box, or several below each other. */
  boxes: Nest[];
}

const PADDING = 14;
const GAP = 12;

/** Draws the boxes; on a phone all stand below each other. */
export function drawNesting({boxes}: Nesting, width: number): Drawing {
  const shapes: Shape[] = [];
  let y = 1;
  for (const nest of boxes) {
    const height = measure(nest, width - 2, width);
    place(nest, 1, y, width - 2, height, width, shapes);
    y += height + GAP;
  }
  return {width, height: y - GAP + 1, shapes};
}

const isAcross = (nest: Nest, pageWidth: number) => nest.across === true && pageWidth >= 500;

/** The label's lines and the code's; the code is next to the label where there is room. */
function head({label, mono}: Nest, width: number) {
  const room = width - PADDING * 2;
  const labels = wrap(label, 'label', room);
  const codes = mono === undefined ? [] : wrap(mono, 'mono', room);
  const isBeside =
    labels.length === 1 &&
    codes.length === 1 &&
    textWidth(label, 'label') + 18 + textWidth(mono ?? '', 'mono') <= room;
  return {labels, codes, isBeside, rows: isBeside ? 1 : labels.length + codes.length};
}

function childWidth(nest: Nest, width: number, pageWidth: number): number {
  const count = nest.children?.length ?? 1;
  const inner = width - PADDING * 2;
  return isAcross(nest, pageWidth) ? (inner - GAP * (count - 1)) / count : inner;
}

function measure(nest: Nest, width: number, pageWidth: number): number {
  const own = head(nest, width).rows * LINE_HEIGHT + 22;
  const children = nest.children ?? [];
  if (children.length === 0) return own;
  const heights = children.map((child) =>
    measure(child, childWidth(nest, width, pageWidth), pageWidth),
  );
  const inner = isAcross(nest, pageWidth)
    ? Math.max(...heights)
    : heights.reduce((sum, height) => sum + height + GAP, -GAP);
  return own + inner + PADDING;
}

function place(
  nest: Nest,
  x: number,
  y: number,
  width: number,
  height: number,
  pageWidth: number,
  shapes: Shape[],
): void {
  const inside = {x, y, width, height};
  shapes.push({kind: 'area', box: inside, style: nest.style ?? 'box', radius: 8});
  const {labels, codes, isBeside, rows} = head(nest, width);
  const base = y + 24.5;
  labels.forEach((text, index) => {
    const at = [x + PADDING, base + index * LINE_HEIGHT] as const;
    shapes.push({kind: 'text', at, text, style: 'label', anchor: 'start', inside});
  });
  codes.forEach((text, index) => {
    const at = isBeside
      ? ([x + width - PADDING, base] as const)
      : ([x + PADDING, base + (labels.length + index) * LINE_HEIGHT] as const);
    const anchor = isBeside ? 'end' : 'start';
    shapes.push({kind: 'text', at, text, style: 'mono', anchor, inside});
  });
  let top = y + rows * LINE_HEIGHT + 22;
  let left = x + PADDING;
  const inner = childWidth(nest, width, pageWidth);
  for (const child of nest.children ?? []) {
    if (isAcross(nest, pageWidth)) {
      place(child, left, top, inner, y + height - PADDING - top, pageWidth, shapes);
      left += inner + GAP;
    } else {
      const size = measure(child, inner, pageWidth);
      place(child, left, top, inner, size, pageWidth, shapes);
      top += size + GAP;
    }
  }
}

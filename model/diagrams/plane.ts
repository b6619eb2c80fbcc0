import {
  type Box,
  type Drawing,
  drawArrow,
  type Point,
  type Shape,
  textWidth,
  wrap,
} from './drawing.ts';

/** A rectangle of pixels with its corner at 0, 0. */
interface PlanePanel {
  title: string;
  mono?: string;
  width: number;
  height: number;
  /** Rectangles within it, each with a label. */
  boxes?: {
    x: number;
    y: number;
    width: number;
    height: number;
    label: string;
    style?: 'accent' | 'play' | 'ghost';
  }[];
  points?: {x: number; y: number; label: string}[];
}

/** Coordinate systems: x to the right, y down, all panels to one scale. */
export interface Plane {
  kind: 'plane';
  panels: PlanePanel[];
}

const GAP = 40;
/** Room for the numbers of the y axis. */
const LEFT = 50;

/** Draws panels side by side, or below each other on a phone. */
export function drawPlane({panels}: Plane, width: number): Drawing {
  const isNarrow = width < 500;
  const total = panels.reduce((sum, panel) => sum + panel.width, 0);
  const widest = Math.max(...panels.map((panel) => panel.width));
  const room = isNarrow
    ? width - LEFT - 14
    : width - panels.length * (LEFT + 14) - GAP * (panels.length - 1);
  const scale = room / (isNarrow ? widest : total);
  const shapes: Shape[] = [];
  let x = 0;
  let y = 0;
  let height = 0;
  for (const panel of panels) {
    const size = isNarrow ? width : panel.width * scale + LEFT + 14;
    const drawn = drawPanel(panel, x, y, size, scale);
    shapes.push(...drawn.shapes);
    height = Math.max(height, drawn.bottom);
    if (isNarrow) y = drawn.bottom + 26;
    else x += size + GAP;
  }
  return {width, height, shapes};
}

function drawPanel(panel: PlanePanel, left: number, top: number, width: number, scale: number) {
  const shapes: Shape[] = [];
  let y = top + 15;
  const lines = [
    ...wrap(panel.title, 'label', width).map((text) => ({text, style: 'label' as const})),
    ...(panel.mono ? wrap(panel.mono, 'mono', width) : []).map((text) => ({
      text,
      style: 'mono' as const,
    })),
  ];
  for (const {text, style} of lines) {
    shapes.push({kind: 'text', at: [left + 1, y], text, style, anchor: 'start'});
    y += 19;
  }
  // Room for the numbers of the x axis.
  y += 22;
  const frame: Box = {x: left + LEFT, y, width: panel.width * scale, height: panel.height * scale};
  const at = (px: number, py: number): Point => [frame.x + px * scale, frame.y + py * scale];
  const right = frame.x + frame.width;
  const foot = frame.y + frame.height;
  shapes.push(
    {kind: 'area', box: frame, style: 'box', radius: 2},
    drawArrow([frame.x, frame.y - 8], [right, frame.y - 8]),
    drawArrow([frame.x - 8, frame.y], [frame.x - 8, foot]),
    {kind: 'text', at: [frame.x, frame.y - 15], text: '0', style: 'mono', anchor: 'start'},
    {
      kind: 'text',
      at: [frame.x + frame.width / 2, frame.y - 15],
      text: 'x',
      style: 'small',
      anchor: 'middle',
    },
    {
      kind: 'text',
      at: [right, frame.y - 15],
      text: String(panel.width),
      style: 'mono',
      anchor: 'end',
    },
    {kind: 'text', at: [frame.x - 15, frame.y + 11], text: '0', style: 'mono', anchor: 'end'},
    {
      kind: 'text',
      at: [frame.x - 15, frame.y + frame.height / 2 + 4],
      text: 'y',
      style: 'small',
      anchor: 'end',
    },
    {
      kind: 'text',
      at: [frame.x - 15, foot],
      text: String(panel.height),
      style: 'mono',
      anchor: 'end',
    },
  );
  for (const box of panel.boxes ?? []) {
    const [bx, by] = at(box.x, box.y);
    const area = {x: bx, y: by, width: box.width * scale, height: box.height * scale};
    shapes.push({kind: 'area', box: area, style: box.style ?? 'accent', radius: 3});
    const texts = wrap(box.label, 'small', area.width - 6);
    const first = by + area.height / 2 - (texts.length * 18) / 2 + 13.5;
    texts.forEach((text, index) => {
      const place: Point = [bx + area.width / 2, first + index * 18];
      shapes.push({kind: 'text', at: place, text, style: 'small', anchor: 'middle', inside: area});
    });
  }
  for (const point of panel.points ?? []) {
    const [x, py] = at(point.x, point.y);
    const isRight = x + 12 + textWidth(point.label, 'small') > right - 4;
    shapes.push(
      {kind: 'dot', at: [x, py], style: 'play'},
      {
        kind: 'text',
        at: [x + (isRight ? -12 : 12), py + 4.5],
        text: point.label,
        style: 'small',
        anchor: isRight ? 'end' : 'start',
      },
    );
  }
  return {shapes, bottom: foot + 6};
}

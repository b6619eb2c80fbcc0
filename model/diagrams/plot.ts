import {
  type Box,
  type Drawing,
  drawLine,
  isForPhone,
  type LineStyle,
  type Point,
  type Shape,
  textWidth,
  wrap,
} from './drawing.ts';
import {simplify} from './simplify.ts';

/** One axis: its range, the numbers on it and what they mean. */
interface Axis {
  range: [number, number];
  ticks: number[];
  label?: string;
}

interface Curve {
  /** Shown above the panel; needed where there are several curves. */
  label?: string;
  /** The value at a place of the x axis: call the toolkit here, so that the curve is the real one. */
  at: (x: number) => number;
  color?: 1 | 2 | 3 | 4;
  /** Stretch of the x axis to draw; all of it if missing. */
  range?: [number, number];
  /** Distance of two values; a fraction of the axis if missing. 1 for frames. */
  step?: number;
}

interface Panel {
  title?: string;
  mono?: string;
  x: Axis;
  y: Axis;
  curves: Curve[];
  /** Dashed lines at a value. */
  guides?: {x?: number; y?: number; label?: string}[];
  points?: {x: number; y: number; label?: string; color?: 1 | 2 | 3 | 4}[];
}

/** Curves over axes, in one panel or several. */
export interface Plot {
  kind: 'plot';
  panels: Panel[];
  /** Panels side by side, wide and on a phone. */
  columns?: [number, number];
  /** Height of a panel's plane. */
  height?: number;
}

/** Draws all panels in a grid. */
export function drawPlot(plot: Plot, width: number): Drawing {
  const {columns: [wide, narrow] = [1, 1], height = 190} = plot;
  const {panels, legend} = shareLegend(plot.panels);
  const columns = isForPhone(width) ? narrow : wide;
  const gap = isForPhone(width) ? 18 : 28;
  const size = (width - gap * (columns - 1)) / columns;
  const shapes: Shape[] = [];
  let y = 0;
  if (legend.length > 0) {
    const drawn = drawLegend(legend, 0, 15, width);
    shapes.push(...drawn.shapes);
    y = drawn.bottom;
  }
  for (let row = 0; row < panels.length; row += columns) {
    const drawn = panels
      .slice(row, row + columns)
      .map((panel, column) => drawPanel(panel, column * (size + gap), y, size, height));
    shapes.push(...drawn.flatMap((panel) => panel.shapes));
    y = Math.max(...drawn.map(({bottom}) => bottom)) + 18;
  }
  return {width, height: y - 18, shapes};
}

/** Panels with the same curves share one legend above all of them. */
function shareLegend(panels: Panel[]): {panels: Panel[]; legend: Curve[]} {
  const names = panels.map(({curves}) => curves.map(({label}) => label ?? '').join('/'));
  const legend = panels[0]?.curves ?? [];
  const isShared =
    panels.length > 1 && legend.some(({label}) => label) && new Set(names).size === 1;
  if (!isShared) return {panels, legend: []};
  const bare = panels.map((panel) => ({
    ...panel,
    curves: panel.curves.map(({label: _label, ...curve}) => curve),
  }));
  return {panels: bare, legend};
}

/** Names of curves in a row that wraps; `top` is its first baseline. */
function drawLegend(
  curves: Curve[],
  left: number,
  top: number,
  width: number,
): {shapes: Shape[]; bottom: number} {
  const shapes: Shape[] = [];
  let y = top;
  let x = left + 1;
  const named = curves.filter(({label}) => label !== undefined);
  for (const {label = '', color} of named) {
    const size = 26 + textWidth(label, 'small') + 20;
    if (x > left + 1 && x + size - 20 > left + width) {
      x = left + 1;
      y += 20;
    }
    shapes.push(drawLine(curveStyle(color), [x, y - 4.5], [x + 18, y - 4.5]), {
      kind: 'text',
      at: [x + 26, y],
      text: label,
      style: 'small',
      anchor: 'start',
    });
    x += size;
  }
  return {shapes, bottom: named.length > 0 ? y + 20 : y};
}

const format = (value: number) => String(Math.round(value * 1000) / 1000).replace('-', '−');
const curveStyle = (color: 1 | 2 | 3 | 4 = 1): LineStyle => `curve-${color}`;

function drawPanel(
  panel: Panel,
  left: number,
  top: number,
  width: number,
  height: number,
): {shapes: Shape[]; bottom: number} {
  const {x, y} = panel;
  const gutter = Math.max(...y.ticks.map((tick) => textWidth(format(tick), 'mono'))) + 10;
  const head = drawHead(panel, left, top, width);
  const plane: Box = {x: left + gutter, y: head.bottom + 8, width: width - gutter - 12, height};
  const px = (value: number) =>
    plane.x + ((value - x.range[0]) / (x.range[1] - x.range[0])) * plane.width;
  const py = (value: number) =>
    plane.y + plane.height - ((value - y.range[0]) / (y.range[1] - y.range[0])) * plane.height;
  const foot = plane.y + plane.height;
  const shapes: Shape[] = [...head.shapes];
  for (const tick of y.ticks) {
    const points: Point[] = [
      [plane.x, py(tick)],
      [plane.x + plane.width, py(tick)],
    ];
    const at: Point = [plane.x - 8, py(tick) + 4.5];
    shapes.push(
      {kind: 'line', points, style: 'grid'},
      {kind: 'text', at, text: format(tick), style: 'mono', anchor: 'end'},
    );
  }
  for (const tick of x.ticks) {
    const points: Point[] = [
      [px(tick), foot],
      [px(tick), foot + 5],
    ];
    shapes.push(
      {kind: 'line', points, style: 'line'},
      {
        kind: 'text',
        at: [px(tick), foot + 20],
        text: format(tick),
        style: 'mono',
        anchor: 'middle',
      },
    );
  }
  shapes.push(drawLine('line', [plane.x, foot], [plane.x + plane.width, foot]));
  for (const guide of panel.guides ?? []) shapes.push(...drawGuide(guide, plane, px, py));
  for (const curve of panel.curves) {
    const [from, to] = curve.range ?? x.range;
    const step = curve.step ?? (to - from) / 96;
    const count = Math.round((to - from) / step);
    const points = Array.from({length: count + 1}, (_, index): Point => {
      const value = from + index * step;
      return [px(value), py(curve.at(value))];
    });
    shapes.push({kind: 'line', points: simplify(points), style: curveStyle(curve.color)});
  }
  for (const {x: at, y: value, label, color} of panel.points ?? []) {
    shapes.push({kind: 'dot', at: [px(at), py(value)], style: curveStyle(color)});
    if (label) shapes.push(pointLabel(label, [px(at), py(value)], plane));
  }
  if (!x.label) return {shapes, bottom: foot + 24};
  const at: Point = [plane.x + plane.width, foot + 40];
  shapes.push({kind: 'text', at, text: x.label, style: 'small', anchor: 'end'});
  return {shapes, bottom: foot + 44};
}

function pointLabel(text: string, [x, y]: Point, plane: Box): Shape {
  const isRight = x + 10 + textWidth(text, 'small') > plane.x + plane.width;
  return {
    kind: 'text',
    at: [x + (isRight ? -10 : 10), y + 18],
    text,
    style: 'small',
    anchor: isRight ? 'end' : 'start',
  };
}

function drawGuide(
  guide: {x?: number; y?: number; label?: string},
  plane: Box,
  px: (value: number) => number,
  py: (value: number) => number,
): Shape[] {
  const shapes: Shape[] = [];
  if (guide.x !== undefined) {
    const x = px(guide.x);
    shapes.push(drawLine('dash', [x, plane.y], [x, plane.y + plane.height]));
    if (guide.label) {
      const isRight = x + 8 + textWidth(guide.label, 'small') > plane.x + plane.width;
      const at: Point = [x + (isRight ? -8 : 8), plane.y + plane.height - 10];
      shapes.push({
        kind: 'text',
        at,
        text: guide.label,
        style: 'small',
        anchor: isRight ? 'end' : 'start',
      });
    }
  }
  if (guide.y !== undefined) {
    const y = py(guide.y);
    shapes.push(drawLine('dash', [plane.x, y], [plane.x + plane.width, y]));
    if (guide.label) {
      shapes.push({
        kind: 'text',
        at: [plane.x + plane.width, y - 7],
        text: guide.label,
        style: 'small',
        anchor: 'end',
      });
    }
  }
  return shapes;
}

/** Title, code, and a legend that wraps where there are several curves. */
function drawHead(panel: Panel, left: number, top: number, width: number) {
  const shapes: Shape[] = [];
  let y = top + 15;
  const lines = [
    ...(panel.title
      ? wrap(panel.title, 'label', width).map((text) => ({text, style: 'label' as const}))
      : []),
    ...(panel.mono
      ? wrap(panel.mono, 'mono', width).map((text) => ({text, style: 'mono' as const}))
      : []),
  ];
  for (const {text, style} of lines) {
    shapes.push({kind: 'text', at: [left + 1, y], text, style, anchor: 'start'});
    y += 19;
  }
  const legend = drawLegend(panel.curves, left, y, width);
  shapes.push(...legend.shapes);
  y = legend.bottom;
  if (panel.y.label) {
    shapes.push({
      kind: 'text',
      at: [left + 1, y],
      text: panel.y.label,
      style: 'small',
      anchor: 'start',
    });
    y += 19;
  }
  return {shapes, bottom: y - 10};
}

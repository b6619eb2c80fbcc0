import {
  type Box,
  type Drawing,
  drawArrow,
  isForPhone,
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
  const isNarrow = isForPhone(width);
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

/** A panel on the screen: its frame there, and pixels for each unit. */
interface Screen {
  frame: Box;
  scale: number;
}

const place = ({frame, scale}: Screen, x: number, y: number): Point => [
  frame.x + x * scale,
  frame.y + y * scale,
];

const text = (
  at: Point,
  words: string | number,
  style: 'label' | 'mono' | 'small',
  anchor: 'start' | 'middle' | 'end',
): Shape => ({kind: 'text', at, text: String(words), style, anchor});

function drawPanel(panel: PlanePanel, left: number, top: number, width: number, scale: number) {
  const head = drawHead(panel, left + 1, top + 15, width);
  // Room for the numbers of the x axis.
  const y = head.bottom + 22;
  const frame = {x: left + LEFT, y, width: panel.width * scale, height: panel.height * scale};
  const screen = {frame, scale};
  return {
    shapes: [
      ...head.shapes,
      ...drawAxes(panel, frame),
      ...(panel.boxes ?? []).flatMap((box) => drawBox(box, screen)),
      ...(panel.points ?? []).flatMap((point) => drawPoint(point, screen)),
    ],
    bottom: frame.y + frame.height + 6,
  };
}

/** Title and code of a panel, line by line. */
function drawHead({title, mono}: PlanePanel, left: number, top: number, width: number) {
  const lines = [
    ...wrap(title, 'label', width).map((words) => ({words, style: 'label' as const})),
    ...(mono ? wrap(mono, 'mono', width) : []).map((words) => ({words, style: 'mono' as const})),
  ];
  return {
    shapes: lines.map(({words, style}, line) =>
      text([left, top + line * 19], words, style, 'start'),
    ),
    bottom: top + lines.length * 19,
  };
}

/** The frame of a panel with its two axes, from 0 to width and height. */
function drawAxes(panel: PlanePanel, frame: Box): Shape[] {
  const right = frame.x + frame.width;
  const foot = frame.y + frame.height;
  const above = frame.y - 15;
  const beside = frame.x - 15;
  return [
    {kind: 'area', box: frame, style: 'box', radius: 2},
    drawArrow([frame.x, frame.y - 8], [right, frame.y - 8]),
    drawArrow([frame.x - 8, frame.y], [frame.x - 8, foot]),
    text([frame.x, above], 0, 'mono', 'start'),
    text([frame.x + frame.width / 2, above], 'x', 'small', 'middle'),
    text([right, above], panel.width, 'mono', 'end'),
    text([beside, frame.y + 11], 0, 'mono', 'end'),
    text([beside, frame.y + frame.height / 2 + 4], 'y', 'small', 'end'),
    text([beside, foot], panel.height, 'mono', 'end'),
  ];
}

/** A box with its label in the middle. */
function drawBox(box: NonNullable<PlanePanel['boxes']>[number], screen: Screen): Shape[] {
  const {scale} = screen;
  const [x, y] = place(screen, box.x, box.y);
  const area = {x, y, width: box.width * scale, height: box.height * scale};
  const lines = wrap(box.label, 'small', area.width - 6);
  const first = y + area.height / 2 - (lines.length * 18) / 2 + 13.5;
  return [
    {kind: 'area', box: area, style: box.style ?? 'accent', radius: 3},
    ...lines.map((words, line): Shape => {
      const at: Point = [x + area.width / 2, first + line * 18];
      return {kind: 'text', at, text: words, style: 'small', anchor: 'middle', inside: area};
    }),
  ];
}

/** A point with its label, on the side where there is room for it. */
function drawPoint(point: NonNullable<PlanePanel['points']>[number], screen: Screen): Shape[] {
  const {frame} = screen;
  const [x, y] = place(screen, point.x, point.y);
  const isRight = x + 12 + textWidth(point.label, 'small') > frame.x + frame.width - 4;
  return [
    {kind: 'dot', at: [x, y], style: 'play'},
    text([x + (isRight ? -12 : 12), y + 4.5], point.label, 'small', isRight ? 'end' : 'start'),
  ];
}

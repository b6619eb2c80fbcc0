import {
  type Box,
  clampMiddle,
  type Drawing,
  drawLine,
  isForPhone,
  overlaps,
  type Shape,
  type TextShape,
  textBox,
  textWidth,
  wrap,
} from './drawing.ts';

interface Clip {
  from: number;
  to: number;
  label?: string;
  /** Shown where the label does not fit. */
  short?: string;
  /** A color of the clips; `ghost` is what is cut away, `span` a measure with arrows. */
  look?: 1 | 2 | 3 | 4 | 'ghost' | 'span' | 'accent' | 'play';
}

/** A moment, as a line through all tracks with a label below. */
interface Mark {
  at: number;
  label: string;
}

/** Bars over an axis of frames or seconds. */
export interface Timeline {
  kind: 'timeline';
  /** First and last value of the axis. */
  range: [number, number];
  /** Distance of two numbers on the axis. */
  tick: number;
  /** The same on a phone; twice `tick` if missing. */
  narrowTick?: number;
  /** What the axis counts, at its end. */
  unit: string;
  tracks: {label?: string; clips: Clip[]}[];
  playhead?: Mark;
  marks?: Mark[];
}

const TRACK = 34;
const AXIS = 44;

/** Draws tracks of clips; labels of tracks stand left of them, or above on a phone. */
export function drawTimeline(timeline: Timeline, width: number): Drawing {
  const isNarrow = isForPhone(width);
  const {range, tracks, unit, playhead, marks = []} = timeline;
  const named = tracks.map(({label}) => textWidth(label ?? '', 'small'));
  const left = isNarrow ? 12 : Math.max(12, ...named.map((size) => size + 18));
  const right = width - 12;
  const x = (value: number) => left + ((value - range[0]) / (range[1] - range[0])) * (right - left);
  const shapes: Shape[] = [...drawAxis(timeline, x, isNarrow)];
  const lines = [...(playhead ? [playhead] : []), ...marks].map(({at}) => x(at));
  let y = AXIS + 8;
  for (const track of tracks) {
    if (track.label && isNarrow) {
      shapes.push(...trackLabel(track.label, left, y + 13, lines));
      y += 22;
    }
    const box: Box = {x: left, y, width: right - left, height: TRACK};
    if (track.label && !isNarrow) {
      shapes.push({
        kind: 'text',
        at: [1, y + 21.5],
        text: track.label,
        style: 'small',
        anchor: 'start',
      });
    }
    shapes.push(...track.clips.flatMap((clip) => drawClip(clip, track.clips, box, x, lines)));
    y += TRACK + (isNarrow && tracks.some(({label}) => label) ? 12 : 8);
  }
  const below = drawMarks(timeline, x, y, width);
  return {width, height: below.bottom, shapes: [...shapes, ...below.shapes, unitText(unit, right)]};
}

const unitText = (unit: string, right: number): Shape => ({
  kind: 'text',
  at: [right + 11, 13],
  text: unit,
  style: 'small',
  anchor: 'end',
});

function drawAxis(timeline: Timeline, x: (value: number) => number, isNarrow: boolean): Shape[] {
  const [first, last] = timeline.range;
  const tick = isNarrow ? (timeline.narrowTick ?? timeline.tick * 2) : timeline.tick;
  const shapes: Shape[] = [drawLine('line', [x(first), AXIS], [x(last), AXIS])];
  for (let value = Math.ceil(first / tick) * tick; value <= last + 1e-9; value += tick) {
    const at = x(value);
    const text = String(Math.round(value * 100) / 100).replace('-', '−');
    shapes.push(drawLine('line', [at, AXIS], [at, AXIS - 6]), {
      kind: 'text',
      at: [at, AXIS - 12],
      text,
      style: 'mono',
      anchor: 'middle',
    });
  }
  return shapes;
}

/** Moves a text right of the vertical lines that would cross it. */
function dodge(text: TextShape, lines: readonly number[]): TextShape {
  let moved = text;
  for (const line of [...lines].sort((a, b) => a - b)) {
    const box = textBox(moved);
    if (line > box.x - 4 && line < box.x + box.width + 4) {
      moved = {...moved, anchor: 'start', at: [line + 9, moved.at[1]]};
    }
  }
  return moved;
}

function trackLabel(text: string, x: number, y: number, lines: readonly number[]): Shape[] {
  return [dodge({kind: 'text', at: [x, y], text, style: 'small', anchor: 'start'}, lines)];
}

function drawClip(
  clip: Clip,
  others: readonly Clip[],
  track: Box,
  x: (value: number) => number,
  lines: readonly number[],
): Shape[] {
  const {look = 1, label = '', short = label} = clip;
  // A hair of space between neighbors.
  const box = {...track, x: x(clip.from) + 0.75, width: x(clip.to) - x(clip.from) - 1.5};
  if (look === 'span') return drawSpan(box, label, short);
  const style = typeof look === 'number' ? (`clip-${look}` as const) : look;
  const shapes: Shape[] = [{kind: 'area', box, style, radius: 5}];
  const inner = (text: string): TextShape => ({
    kind: 'text',
    at: [box.x + box.width / 2, box.y + 21.5],
    text,
    style: 'code',
    anchor: 'middle',
    inside: box,
  });
  for (const text of [label, short]) {
    const placed = [
      inner(text),
      {...inner(text), anchor: 'start' as const, at: [box.x + 10, box.y + 21.5] as const},
    ]
      .map((shape) => dodge(shape, lines))
      .find((shape) => isInside(textBox(shape), box));
    if (text !== '' && placed) return [...shapes, placed];
  }
  if (label === '') return shapes;
  // No room inside: beside the clip, where nothing else is.
  const beside = (side: 'start' | 'end'): TextShape => ({
    kind: 'text',
    at: [side === 'start' ? box.x + box.width + 8 : box.x - 8, box.y + 21.5],
    text: short,
    style: 'code',
    anchor: side,
  });
  const isFree = (text: TextShape) => {
    const area = textBox(text);
    const neighbors = others.filter((other) => other !== clip);
    return (
      area.x >= 0 &&
      area.x + area.width <= track.x + track.width + 12 &&
      !neighbors.some(({from, to}) =>
        overlaps(area, {...track, x: x(from), width: x(to) - x(from)}),
      )
    );
  };
  const side = [dodge(beside('start'), lines), beside('end')].find(isFree);
  return [...shapes, side ?? inner(short)];
}

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x + 4 && inner.x + inner.width <= outer.x + outer.width - 4;

/** A measure: a line between two ends with its text above. */
function drawSpan(box: Box, label: string, short: string): Shape[] {
  const y = box.y + box.height - 6;
  const text = textWidth(label, 'small') <= box.width ? label : short;
  const end = (x: number): Shape => drawLine('line', [x, y - 5], [x, y + 5]);
  return [
    drawLine('line', [box.x, y], [box.x + box.width, y]),
    end(box.x),
    end(box.x + box.width),
    {kind: 'text', at: [box.x + box.width / 2, y - 10], text, style: 'small', anchor: 'middle'},
  ];
}

/** Lines through all tracks; their labels stand below, each where no other line or label is. */
function drawMarks(
  {playhead, marks = []}: Timeline,
  x: (value: number) => number,
  top: number,
  width: number,
): {shapes: Shape[]; bottom: number} {
  const shapes: Shape[] = [];
  const taken: Box[] = [];
  let bottom = top;
  const all = [
    ...(playhead ? [{...playhead, isPlay: true}] : []),
    ...marks.map((mark) => ({...mark, isPlay: false})),
  ];
  // From the right, so that lines of later marks end above the labels of earlier ones.
  for (const {at, label, isPlay} of all.sort((a, b) => b.at - a.at)) {
    const style = isPlay ? 'now' : 'small';
    const texts = wrap(label, style, width - 8);
    const size = Math.max(...texts.map((text) => textWidth(text, style)));
    const middle = clampMiddle(x(at), size, width);
    const area = {
      x: middle - size / 2 - 6,
      y: top + 8,
      width: size + 12,
      height: texts.length * 18,
    };
    const line = () => ({x: x(at) - 4, y: top, width: 8, height: area.y - top});
    while (taken.some((other) => overlaps(area, other) || overlaps(line(), other))) area.y += 4;
    taken.push(area, {...line(), height: area.y - top});
    bottom = Math.max(bottom, area.y + area.height + 2);
    const foot = area.y - 2;
    shapes.push(drawLine(isPlay ? 'play' : 'dash', [x(at), AXIS], [x(at), foot]));
    if (isPlay) shapes.push({kind: 'dot', at: [x(at), AXIS], style: 'play'});
    texts.forEach((text, index) => {
      shapes.push({
        kind: 'text',
        at: [middle, area.y + 14 + index * 18],
        text,
        style,
        anchor: 'middle',
      });
    });
  }
  return {shapes, bottom: bottom + 2};
}

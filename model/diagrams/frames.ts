import {type Color, type Drawing, isForPhone, type Shape} from './drawing.ts';

/** A circle by its upper left corner and its diameter, in pixels of the composition. */
interface Circle {
  left: number;
  top: number;
  size: number;
  color: Color;
}

/** What a composition draws at some frames, side by side. */
export interface Frames {
  kind: 'frames';
  /** Size of the composition. */
  width: number;
  height: number;
  /** Color of its ground. */
  ground: Color;
  /** Covers all below a height, and what is there. */
  sea?: {top: number; color: Color};
  frames: {
    label: string;
    /** Second line, in code. */
    mono?: string;
    circles: Circle[];
    /** Marks of earlier frames, on top of what the composition draws. */
    trail?: Circle[];
  }[];
}

const GAPS = {wide: 20, narrow: 8} as const;

const RADIUS = 8;

/** Draws the pictures in one row, their names below. */
export function drawFrames(
  {width: across, height: down, ground, sea, frames}: Frames,
  width: number,
): Drawing {
  const gap = isForPhone(width) ? GAPS.narrow : GAPS.wide;
  const each = (width - gap * (frames.length - 1)) / frames.length;
  const scale = each / across;
  const bottom = down * scale;
  const shapes = frames.flatMap(({label, mono, circles, trail = []}, index): Shape[] => {
    const x = index * (each + gap);
    const lines = [
      {text: label, style: 'label'},
      {text: mono, style: 'mono'},
    ] as const;
    const drawCircle = ({left, top, size, color}: Circle): Shape => {
      const box = {
        x: x + left * scale,
        y: top * scale,
        width: size * scale,
        height: size * scale,
      };
      return {kind: 'area', box, style: color, radius: Math.round((size * scale) / 2)};
    };
    const band = (from: number, to: number) => ({x, y: from, width: each, height: to - from});
    const horizon = sea ? sea.top * scale : bottom;
    return [
      {kind: 'area', box: band(0, bottom), style: ground, radius: RADIUS},
      ...circles.map(drawCircle),
      // Straight above, and with the picture's corners below.
      ...(sea
        ? [
            {from: horizon, to: bottom - RADIUS, radius: 0},
            {from: bottom - 2 * RADIUS, to: bottom, radius: RADIUS},
          ].map(
            ({from, to, radius}): Shape => ({
              kind: 'area',
              box: band(from, to),
              style: sea.color,
              radius,
              part: true,
            }),
          )
        : []),
      ...trail.map(drawCircle),
      ...lines.flatMap(({text, style}, line): Shape[] =>
        text === undefined
          ? []
          : [{kind: 'text', at: [x, bottom + 22 + line * 18], text, style, anchor: 'start'}],
      ),
    ];
  });
  return {width, height: bottom + 46, shapes};
}

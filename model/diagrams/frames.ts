import type {Color, Drawing, Shape} from './drawing.ts';

/** What a composition draws at some frames, side by side. */
export interface Frames {
  kind: 'frames';
  /** Size of the composition. */
  width: number;
  height: number;
  /** Color of its ground. */
  ground: Color;
  frames: {
    label: string;
    /** Second line, in code. */
    mono?: string;
    /** Circles by their upper left corner and their diameter, in pixels of the composition. */
    circles: {left: number; top: number; size: number; color: Color}[];
  }[];
}

const GAPS = {wide: 20, narrow: 8} as const;

/** Draws the pictures in one row, their names below. */
export function drawFrames(
  {width: across, height: down, ground, frames}: Frames,
  width: number,
): Drawing {
  const gap = width < 500 ? GAPS.narrow : GAPS.wide;
  const each = (width - gap * (frames.length - 1)) / frames.length;
  const scale = each / across;
  const bottom = down * scale;
  const shapes = frames.flatMap(({label, mono, circles}, index): Shape[] => {
    const x = index * (each + gap);
    const lines = [
      {text: label, style: 'label'},
      {text: mono, style: 'mono'},
    ] as const;
    return [
      {kind: 'area', box: {x, y: 0, width: each, height: bottom}, style: ground},
      ...circles.map(({left, top, size, color}): Shape => {
        const box = {
          x: x + left * scale,
          y: top * scale,
          width: size * scale,
          height: size * scale,
        };
        return {kind: 'area', box, style: color, radius: Math.round((size * scale) / 2)};
      }),
      ...lines.flatMap(({text, style}, line): Shape[] =>
        text === undefined
          ? []
          : [{kind: 'text', at: [x, bottom + 22 + line * 18], text, style, anchor: 'start'}],
      ),
    ];
  });
  return {width, height: bottom + 46, shapes};
}

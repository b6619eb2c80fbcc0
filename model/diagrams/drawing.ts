/** An area of a drawing, in the units of its viewBox. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether a picture of that width is made for phones. */
export const isForPhone = (width: number): boolean => width < 500;

/** A place in a drawing: x, y. */
export type Point = readonly [number, number];

/** Looks of areas: `box` is neutral, `accent` a result, `play` what is current, `ground` a group. */
export type AreaStyle =
  | 'box'
  | 'accent'
  | 'play'
  | 'ground'
  | 'ghost'
  | 'clip-1'
  | 'clip-2'
  | 'clip-3'
  | 'clip-4';

/** Looks of lines; `grid` may pass behind text, others may not. */
export type LineStyle =
  | 'line'
  | 'dash'
  | 'grid'
  | 'play'
  | 'curve-1'
  | 'curve-2'
  | 'curve-3'
  | 'curve-4'
  | 'faint';

/** Looks of text; `code` is mono in the color of text, `mono` a quieter one. */
export type TextStyle = 'label' | 'small' | 'mono' | 'code' | 'now';

/** A color that is the same in both modes, as a composition's are: `#` and six hexadecimal digits. */
export type Color = `#${string}`;

/** What a drawing is made of, from the back to the front. */
export type Shape =
  /** `part`: of a picture, so it has no edge of its own. */
  | {kind: 'area'; box: Box; style: AreaStyle | Color; radius?: number; part?: boolean}
  | LineShape
  | {kind: 'dot'; at: Point; style: LineStyle}
  | TextShape;

/** A line through points, with a head at its end if it is an arrow. */
export interface LineShape {
  kind: 'line';
  points: readonly Point[];
  style: LineStyle;
  arrow?: boolean;
}

/** One line of text; `at` is its baseline. */
export interface TextShape {
  kind: 'text';
  at: Point;
  text: string;
  style: TextStyle;
  anchor: 'start' | 'middle' | 'end';
  /** Box that must contain the text. */
  inside?: Box;
}

/** A picture as shapes, before it becomes SVG: so that it can be measured. */
export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

/** Every letter of the mono typeface is this wide, in em. */
const MONO = 0.6;

/** Font size, and the width of a usual letter in em. */
const METRICS: Record<TextStyle, {size: number; em: number}> = {
  label: {size: 14, em: 0.61},
  small: {size: 13, em: 0.56},
  now: {size: 13, em: 0.58},
  mono: {size: 13, em: MONO},
  code: {size: 13, em: MONO},
};

/** A line through points. */
export const drawLine = (style: LineStyle, ...points: Point[]): LineShape => ({
  kind: 'line',
  points,
  style,
});

/** A line through points, with an arrow at its end. */
export const drawArrow = (...points: Point[]): LineShape => ({
  ...drawLine('line', ...points),
  arrow: true,
});

/** Distance of two baselines of one text. */
export const LINE_HEIGHT = 18;

/** Width of letters that differ much from the average of a proportional typeface, in em. */
const LETTERS: [RegExp, number][] = [
  [/[MWmw]/, 0.9],
  [/[ilIjtfr.,:;'|()[\]{} ]/, 0.36],
  [/[A-Z⌈⌉=+−]/, 0.68],
];

/** @returns How wide a line of text will be, estimated: rather too wide than too narrow. */
export function textWidth(text: string, style: TextStyle): number {
  const {size, em} = METRICS[style];
  if (em === MONO) return text.length * size * em;
  const units = [...text].map((letter) => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? em);
  return units.reduce((sum, unit) => sum + unit, 0) * size;
}

/**
 * Breaks a text at its line breaks and, where it is too long, at spaces.
 *
 * @returns Lines that fit into `width`; a longer word stays whole.
 */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  if (text.includes('\n')) return text.split('\n').flatMap((part) => wrap(part, style, width));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, style) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** @returns The area that a line of text covers. */
export function textBox({at: [x, y], text, style, anchor}: TextShape): Box {
  const width = textWidth(text, style);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const {size} = METRICS[style];
  return {x: left, y: y - size * 0.78, width, height: size};
}

/** A text in lines, with the looks of each. */
interface TextLine {
  text: string;
  style: TextStyle;
}

/** @returns The lines of a label and of the code below it, broken to fit. */
export function boxLines(node: {label: string; mono?: string}, width: number): TextLine[] {
  const label = wrap(node.label, 'label', width).map((text): TextLine => ({text, style: 'label'}));
  const mono = node.mono === undefined ? [] : wrap(node.mono, 'mono', width);
  return [...label, ...mono.map((text): TextLine => ({text, style: 'mono'}))];
}

/** Puts lines of text into the middle of a box. */
export function centered(lines: readonly TextLine[], inside: Box): TextShape[] {
  const first = inside.y + (inside.height - lines.length * LINE_HEIGHT) / 2 + 13.5;
  return lines.map(({text, style}, index) => ({
    kind: 'text',
    at: [inside.x + inside.width / 2, first + index * LINE_HEIGHT],
    text,
    style,
    anchor: 'middle',
    inside,
  }));
}

/** Keeps a centered text of this width inside the drawing. @returns The x of its middle. */
export function clampMiddle(x: number, textSize: number, width: number): number {
  return Math.min(Math.max(x, textSize / 2 + 1), width - textSize / 2 - 1);
}

/** @returns True if two areas share more than their edges. */
export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

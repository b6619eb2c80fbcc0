import {
  type Box,
  boxLines,
  centered,
  clampMiddle,
  type Drawing,
  isForPhone,
  LINE_HEIGHT,
  type Shape,
  type TextShape,
  type TextStyle,
  textBox,
  textWidth,
  wrap,
} from './drawing.ts';

/** What passes from one actor to another, or what one of them does on its own. */
type Step =
  | {from: string; to: string; label: string; mono?: boolean; reply?: boolean}
  | {at: string; note: string; style?: 'box' | 'accent' | 'play'};

/** Actors side by side, messages between them from top to bottom. */
export interface Sequence {
  kind: 'sequence';
  /** Two to four. */
  actors: {name: string; mono?: string}[];
  steps: Step[];
}

/** Draws actors with a line below each; the lines leave room for texts. */
export function drawSequence({actors, steps}: Sequence, width: number): Drawing {
  const gap = isForPhone(width) ? 8 : 24;
  const column = (width - 2 - gap * (actors.length - 1)) / actors.length;
  const headLines = actors.map(({name, mono}) => boxLines({label: name, mono}, column - 10));
  const head = Math.max(...headLines.map(({length}) => length)) * LINE_HEIGHT + 20;
  const heads: Box[] = actors.map((_, index) => {
    return {x: 1 + index * (column + gap), y: 1, width: column, height: head};
  });
  const middle = (name: string): number => {
    const box = heads[actors.findIndex((actor) => actor.name === name)];
    if (!box) throw new Error(`A step names "${name}", which isn't an actor.`);
    return box.x + box.width / 2;
  };
  const shapes: Shape[] = [];
  let y = head + 12;
  for (const step of steps) {
    const drawn =
      'note' in step
        ? drawNote(step, middle(step.at), y, width)
        : drawMessage(step, middle(step.from), middle(step.to), y, width);
    shapes.push(...drawn.shapes);
    y = drawn.bottom;
  }
  const height = y + 10;
  return {
    width,
    height,
    shapes: [
      ...heads.flatMap((box) => drawLifeline(box, shapes, height)),
      ...heads.flatMap((box, index): Shape[] => [
        {kind: 'area', box, style: 'box'},
        ...centered(headLines[index] ?? [], box),
      ]),
      ...shapes,
    ],
  };
}

/** The line below an actor, interrupted by what stands on it. */
function drawLifeline(head: Box, shapes: readonly Shape[], height: number): Shape[] {
  const x = head.x + head.width / 2;
  const covers = shapes
    .flatMap((shape) => {
      if (shape.kind === 'area') return [shape.box];
      return shape.kind === 'text' ? [textBox(shape)] : [];
    })
    .filter((box) => box.x - 5 < x && x < box.x + box.width + 5)
    .sort((a, b) => a.y - b.y);
  const lines: Shape[] = [];
  let from = head.y + head.height;
  for (const box of [...covers, {x, y: height, width: 0, height: 0}]) {
    if (box.y - 3 > from) {
      const points = [[x, from] as const, [x, box.y - 3] as const];
      lines.push({kind: 'line', points, style: 'faint'});
    }
    from = Math.max(from, box.y + box.height + 3);
  }
  return lines;
}

function drawMessage(
  step: Extract<Step, {label: string}>,
  from: number,
  to: number,
  top: number,
  width: number,
): {shapes: Shape[]; bottom: number} {
  const style: TextStyle = step.mono ? 'code' : 'small';
  // On a phone the text has the whole width, wide only a bit more than the arrow.
  const room = isForPhone(width) ? width - 4 : Math.max(Math.abs(to - from) - 20, 150);
  const lines = wrap(step.label, style, room);
  const size = Math.max(...lines.map((line) => textWidth(line, style)));
  const x = clampMiddle((from + to) / 2, size, width);
  const texts = lines.map(
    (text, index): TextShape => ({
      kind: 'text',
      at: [x, top + 14 + index * LINE_HEIGHT],
      text,
      style,
      anchor: 'middle',
    }),
  );
  const y = top + lines.length * LINE_HEIGHT + 6;
  const end = to > from ? to - 2 : to + 2;
  const points = [[from, y] as const, [end, y] as const];
  const line: Shape = {kind: 'line', points, style: step.reply ? 'dash' : 'line', arrow: true};
  return {shapes: [...texts, line], bottom: y + 14};
}

function drawNote(
  {note, style = 'box'}: Extract<Step, {note: string}>,
  middle: number,
  top: number,
  width: number,
): {shapes: Shape[]; bottom: number} {
  const lines = wrap(note, 'small', isForPhone(width) ? 190 : 200);
  const size = Math.max(...lines.map((line) => textWidth(line, 'small'))) + 24;
  const x = clampMiddle(middle, size, width);
  const box = {x: x - size / 2, y: top, width: size, height: lines.length * LINE_HEIGHT + 14};
  const texts = centered(
    lines.map((text) => ({text, style: 'small' as const})),
    box,
  );
  return {
    shapes: [{kind: 'area', box, style, radius: 6}, ...texts],
    bottom: top + box.height + 12,
  };
}

import {type Box, type Drawing, overlaps, type Point, type TextShape, textBox} from './drawing.ts';

/** A text and what is wrong with its place. */
interface Collision {
  text: string;
  message: string;
}

/** Texts may come this close to the edge of their box. */
const PADDING = 3;

function contains(outer: Box, inner: Box, padding: number): boolean {
  return (
    inner.x >= outer.x + padding &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width - padding &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Tells whether a stretch passes through an area: it is halved until the answer is plain. */
function passes([ax, ay]: Point, [bx, by]: Point, box: Box): boolean {
  const bounds = {
    x: Math.min(ax, bx),
    y: Math.min(ay, by),
    width: Math.abs(bx - ax),
    height: Math.abs(by - ay),
  };
  if (!overlaps(bounds, box)) return false;
  if (ax === bx || ay === by || bounds.width + bounds.height < 1) return true;
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
  return passes([ax, ay], middle, box) || passes(middle, [bx, by], box);
}

/**
 * Finds texts of a drawing that could not be read: outside the picture or the box they belong to,
 * over another text, or crossed by a line.
 *
 * @returns One entry per mistake; none if the drawing is fine.
 */
export function findCollisions({width, height, shapes}: Drawing): Collision[] {
  const collisions: Collision[] = [];
  const texts = shapes.filter((shape): shape is TextShape => shape.kind === 'text');
  const picture = {x: 0, y: 0, width, height};
  texts.forEach((shape, index) => {
    const box = textBox(shape);
    const report = (message: string) => collisions.push({text: shape.text, message});
    if (!contains(picture, box, 0)) report('leaves the picture');
    if (shape.inside && !contains(shape.inside, box, PADDING)) report('leaves its box');
    for (const other of texts.slice(index + 1)) {
      if (overlaps(box, textBox(other))) report(`overlaps "${other.text}"`);
    }
    for (const area of shapes) {
      if (area.kind !== 'area' || !overlaps(box, area.box)) continue;
      if (!contains(area.box, box, 0)) report('lies on the edge of a box');
    }
    for (const line of shapes) {
      if (line.kind !== 'line' || line.style === 'grid') continue;
      const crossed = line.points.some((point, at) => {
        const next = line.points[at + 1];
        return next !== undefined && passes(point, next, box);
      });
      if (crossed) report('is crossed by a line');
    }
    for (const dot of shapes) {
      if (dot.kind !== 'dot') continue;
      const [x, y] = dot.at;
      if (overlaps(box, {x: x - 4.5, y: y - 4.5, width: 9, height: 9})) report('is under a dot');
    }
  });
  return collisions;
}

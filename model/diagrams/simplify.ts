import type {Point} from './drawing.ts';

/** How far a point may lie from the line that replaces it: less than can be seen. */
const TOLERANCE = 0.1;

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dx * (y - ay) - dy * (x - ax)) / length;
}

/** Leaves out the points of a curve that nobody would miss, after Ramer, Douglas and Peucker. */
export function simplify(points: readonly Point[]): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => distance(point, first, last));
  const most = Math.max(...distances);
  if (most <= TOLERANCE) return [first, last];
  const index = distances.indexOf(most);
  return [...simplify(points.slice(0, index + 1)).slice(0, -1), ...simplify(points.slice(index))];
}

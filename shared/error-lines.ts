/**
 * Patterns that match a whole line. Some messages are so short, such as "Composition … not found", that
 * their words are in many other texts; nothing else says them as a line of its own.
 */

/** The first part of such a pattern; no compared text contains a line break. */
export const LINE_MARK = '\n';

/** A text as it is compared, with the place that each character had. */
interface Compared {
  text: string;
  places: Uint32Array;
}

/** Stands before a message in consoles and terminals. */
const PREFIX = /^(?:uncaught)?(?:\(inpromise\))?(?:[a-z]*?error:?)?/;

/** @returns The first character of the compared text that stood at `place` of the original or later. */
function firstFrom(places: Uint32Array, place: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a line is these parts, in order, with something between them and nothing around them. */
function isLine(line: string, parts: readonly string[], open: boolean): boolean {
  const [first = '', ...rest] = parts;
  if (!line.startsWith(first)) return false;
  const last = rest.at(-1);
  if (last === undefined) return open ? line.length > first.length : line.length === first.length;
  if (!open && !line.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    // A value of one character at least.
    const found = part === last && !open ? line.length - part.length : line.indexOf(part, at + 1);
    if (found <= at) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * Looks for one pattern of a whole line.
 *
 * @param original The text as it was pasted.
 * @param compared The same as it is compared.
 * @param parts Parts of the pattern after {@link LINE_MARK}; a last one that is empty is a value at the end.
 * @returns Where the first such line is in the compared text, or undefined.
 */
export function findLine(
  original: string,
  {text, places}: Compared,
  parts: readonly string[],
): [start: number, end: number] | undefined {
  const open = parts.at(-1) === '';
  const wanted = open ? parts.slice(0, -1) : parts;
  const anchor = wanted.reduce((a, b) => (b.length > a.length ? b : a), '');
  let to = 0;
  // Each line is looked at once, however often the anchor is in it: a line can be a whole log.
  for (let at = text.indexOf(anchor); at !== -1; at = text.indexOf(anchor, Math.max(to, at + 1))) {
    const place = places[at] ?? 0;
    const from = firstFrom(places, original.lastIndexOf('\n', place) + 1);
    const end = original.indexOf('\n', place);
    to = end === -1 ? text.length : firstFrom(places, end);
    const line = text.slice(from, to);
    const prefix = PREFIX.exec(line)?.[0].length ?? 0;
    for (const start of new Set([0, prefix]))
      if (isLine(line.slice(start), wanted, open)) return [from + start, to];
  }
  return undefined;
}

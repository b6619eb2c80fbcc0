/** How many letters may be wrong in a word of a length. */
export const mistakes = (length: number): number => (length >= 6 ? 2 : length >= 4 ? 1 : 0);

const MAX_WORD = 128;
/** Three rows of the table, used again and again: this runs thousands of times for a keystroke. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_WORD + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Number of letters that differ between two words: missing, added, wrong or swapped.
 *
 * @param most Stops counting above this; the result is then larger.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > MAX_WORD) {
    return most + 1;
  }
  let [before, row, next] = rows;
  for (let column = 0; column <= b.length; column += 1) row[column] = column;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    next[0] = i;
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      const isSwapped =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next[j] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return row[b.length] ?? most + 1;
}

/** The part of a text that another one has differently, so that the cursor stays where it is. */
export function difference(
  before: string,
  after: string,
): {from: number; to: number; insert: string} | null {
  if (before === after) return null;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {from: start, to: before.length - end, insert: after.slice(start, after.length - end)};
}

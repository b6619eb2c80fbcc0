/** A line of the solution, and whether the reader's code begins without it. */
interface SolutionLine {
  text: string;
  isNew: boolean;
}

/** Marks the lines of a text that another one doesn't have, in order: the longest common rest stays unmarked. */
export function markNewLines(before: string, after: string): SolutionLine[] {
  const a = before.trimEnd().split('\n');
  const b = after.trimEnd().split('\n');
  // lengths[i][j]: how many lines a from i and b from j have in common.
  const lengths = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: SolutionLine[] = [];
  let i = 0;
  for (const [j, text] of b.entries()) {
    while (i < a.length && a[i] !== text && at(i + 1, j) >= at(i, j + 1)) i += 1;
    const isNew = a[i] !== text;
    lines.push({text, isNew});
    if (!isNew) i += 1;
  }
  return lines;
}

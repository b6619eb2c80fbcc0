/** A line of the solution, and whether the reader's code begins without it. */
interface SolutionLine {
  text: string;
  /** Which line of the solution it is, from 1. */
  number: number;
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
    lines.push({text, number: j + 1, isNew});
    if (!isNew) i += 1;
  }
  return lines;
}

/** So many lines are shown before and behind a new one. */
const AROUND = 2;

/**
 * The new lines of a text with those around them. Takes the text before and after; returns runs of lines that follow
 * each other, or one run of all lines where none is new, as for a step that only takes something out.
 */
export function runsOfNewLines(before: string, after: string): SolutionLine[][] {
  const lines = markNewLines(before, after);
  const isNearNew = (_line: SolutionLine, at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({isNew}) => isNew);
  const near = lines.filter(isNearNew);
  if (near.length === 0) return [lines];
  const runs: SolutionLine[][] = [];
  for (const line of near) {
    const run = runs.at(-1);
    const gap = line.number - (run?.at(-1)?.number ?? 0) - 1;
    if (!run || gap > 1) runs.push([line]);
    // A gap of one line is no shorter than the mark that would stand for it.
    else run.push(...lines.slice(line.number - 1 - gap, line.number));
  }
  return runs;
}

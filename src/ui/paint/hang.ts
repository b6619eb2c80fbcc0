/** Characters by which what is left of a long line stands behind its beginning. */
const BEHIND = 2;

/** Deeper code would leave no room for it on a phone. */
const DEEPEST = 12;

/** Returns by how many characters a line goes on further in, where it is too long for the width there is. */
export const hangOf = (line: string): number =>
  Math.min(/^\s*/.exec(line)?.[0].length ?? 0, DEEPEST) + BEHIND;

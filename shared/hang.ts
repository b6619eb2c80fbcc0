/** Characters by which what is left of a long line stands behind its beginning. */
const BEHIND = 2;

/** Deeper code would leave no room on a phone for what goes on in a next line. */
const DEEPEST = 12;

/** Returns how many characters in a line begins, as far as that counts for where its rest goes on. */
export const indentOf = (line: string): number =>
  Math.min(/^\s*/.exec(line)?.[0].length ?? 0, DEEPEST);

/** Returns by how many characters a line goes on further in, where it is too long for the width there is. */
export const hangOf = (line: string): number => indentOf(line) + BEHIND;

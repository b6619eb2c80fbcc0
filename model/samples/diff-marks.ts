/** `// [!code ++]` behind a line, in a comment of its language. */
const MARK = /\s*(?:\/\/|#|<!--|\{?\/\*)\s*\[!code (\+\+|--)\]\s*(?:-->|\*\/\}?)?\s*$/;

/** A line without its mark, and what the mark says of it. */
interface MarkedLine {
  text: string;
  isAdded: boolean;
  isRemoved: boolean;
}

/** Reads the mark by which a line is shown as added or removed. */
export function readDiffMark(line: string): MarkedLine {
  const [found = '', sign] = MARK.exec(line) ?? [];
  return {
    text: line.slice(0, line.length - found.length),
    isAdded: sign === '++',
    isRemoved: sign === '--',
  };
}

/** Blanks the lines that a diff shows as removed, which aren't part of the result, and drops all marks. */
export const withoutDiff = (code: string): string =>
  code
    .split('\n')
    .map(readDiffMark)
    .map(({text, isRemoved}) => (isRemoved ? '' : text))
    .join('\n');

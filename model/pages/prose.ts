import type {Nodes, Root} from 'mdast';

/** A run of prose between marks: no code, no addresses. */
export interface ProsePiece {
  text: string;
  /** 1-based place of the first character. */
  line: number;
  column: number;
  /** The piece belongs to a heading. */
  heading: boolean;
}

const SKIPPED = new Set(['code', 'inlineCode', 'yaml', 'mdxjsEsm', 'html', 'image']);

/**
 * @param tree A page's syntax tree.
 * @returns The words a reader reads, in page order, with their places.
 */
export function readProse(tree: Root): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  const walk = (node: Nodes, heading: boolean): void => {
    if (SKIPPED.has(node.type) || node.type.endsWith('Expression')) return;
    if (node.type === 'text') {
      const start = node.position?.start;
      pieces.push({
        text: node.value,
        line: start?.line ?? 1,
        column: start?.column ?? 1,
        heading,
      });
    }
    if (!('children' in node)) return;
    for (const child of node.children) walk(child, heading || node.type === 'heading');
  };
  walk(tree, false);
  return pieces;
}

/** Counts the words of prose. */
export function countWords(pieces: readonly ProsePiece[]): number {
  let count = 0;
  for (const {text} of pieces)
    count += text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return count;
}

/**
 * @param piece A run of prose.
 * @param offset Index of a character in it.
 * @returns The place of that character in the page.
 */
export function placeIn(piece: ProsePiece, offset: number): {line: number; column: number} {
  const before = piece.text.slice(0, offset);
  const breaks = before.split('\n').length - 1;
  if (breaks === 0) return {line: piece.line, column: piece.column + offset};
  return {line: piece.line + breaks, column: offset - before.lastIndexOf('\n')};
}

import type {Root} from 'hast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Characters up to which a cell stays on one line, and those from which it is a sentence, or several. */
const SHORT = 14;
const SENTENCE = 22;
const SENTENCES = 90;

/**
 * Tells the sheet how much is in a cell of a table, so that columns of numbers and words are as narrow as these, and
 * columns of sentences as wide as these are read (`src/css/prose.css`).
 */
export default function rehypeTableCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'td') return;
      const kind = kindOf(textOf(node).length);
      if (kind) node.properties.className = [kind];
      return SKIP;
    });
  };
}

function kindOf(length: number): string | undefined {
  if (length <= SHORT) return 'cell-short';
  if (length > SENTENCES) return 'cell-long';
  return length > SENTENCE ? 'cell-text' : undefined;
}

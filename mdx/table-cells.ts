import type {Root} from 'hast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Characters up to which a cell stays on one line, and those from which it is a sentence, or several. */
const SHORT = 14;
const SENTENCE = 22;
const SENTENCES = 90;

/**
 * Tells the sheet how much is in a cell of a table, so that columns of numbers and words are as narrow as these, and
 * columns of sentences as wide as these are read, and that a yes can be told from a no without reading
 * (`src/css/prose.css`).
 */
export default function rehypeTableCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'td') return;
      const text = textOf(node);
      const kinds = [kindOf(text.length), answerOf(text)].filter((kind) => kind !== undefined);
      if (kinds.length > 0) node.properties.className = kinds;
      return SKIP;
    });
  };
}

function kindOf(length: number): string | undefined {
  if (length <= SHORT) return 'cell-short';
  if (length > SENTENCES) return 'cell-long';
  return length > SENTENCE ? 'cell-text' : undefined;
}

/** A yes or no, with the sign of a footnote behind it or without. */
const answerOf = (text: string): string | undefined => {
  const answer = /^(yes|no)(?: [¹²³⁴])?$/.exec(text)?.[1];
  return answer && `cell-${answer}`;
};

import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {signRange} from '../shared/sign-range.ts';

/** A name or flag with hyphens, or a short expression: it fits a line of a phone. */
const SHORT = /^(?=\S*-)\S{1,24}$|^(?=.*[ /]).{1,20}$/;
/**
 * What stays together in longer code: a word with hyphens that is no longer, and of a longer flag its dashes with
 * the word behind them.
 */
const PART = /((?<!\S)(?=\S*-)\S{2,24}(?!\S)|(?<!\S)--?\w+)/;

/** A name that ends with a number behind a hyphen: AC-3, UTF-8, MPEG-4; or a range of single signs: 0-9. */
const NUMBERED = new RegExp(String.raw`(\b[A-Z][A-Za-z]{0,5}-\d{1,2}\b|${signRange})`);

const whole = (text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['whole']},
  children: [{type: 'text', value: text}],
});

/**
 * Keeps short inline code such as `--log=verbose` and `frame - 20` on one line, which browsers break at hyphens, slashes
 * and spaces; longer code such as `npm cache clean --force` breaks between its words, not within a flag. A name that
 * ends with a number, such as AC-3, and a range, such as 0-9, stay whole everywhere.
 */
export default function rehypeWholeNames() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element') {
        if (node.tagName === 'pre') return SKIP;
        if (node.tagName !== 'code') return;
        keepCode(node);
        return SKIP;
      }
      if (node.type !== 'text' || parent?.type !== 'element' || index === undefined) return;
      if (!NUMBERED.test(node.value)) return;
      const parts = splitWhole(node.value, NUMBERED);
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  };
}

/** Marks what stays together in inline code that is only text. */
function keepCode(node: Element): void {
  const [text, ...others] = node.children;
  if (text?.type !== 'text' || others.length > 0) return;
  if (SHORT.test(text.value)) node.properties.className = ['whole'];
  else node.children = splitWhole(text.value, PART);
}

/** The text, with spans around what must not break: what the pattern's only group finds. */
function splitWhole(text: string, pattern: RegExp): ElementContent[] {
  return text.split(pattern).flatMap((part, index): ElementContent[] => {
    if (part === '') return [];
    return [index % 2 === 1 ? whole(part) : {type: 'text', value: part}];
  });
}

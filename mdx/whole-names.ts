import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A name or flag with hyphens, or a short expression: it fits a line of a phone. */
const SHORT = /^(?=\S*-)\S{1,24}$|^(?=.*[ /]).{1,20}$/;
/**
 * What stays together in longer code: a word with hyphens that is no longer, and of a longer flag its dashes with
 * the word behind them.
 */
const PART = /((?<!\S)(?=\S*-)\S{2,24}(?!\S)|(?<!\S)--?\w+)/;

const whole = (text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['whole']},
  children: [{type: 'text', value: text}],
});

/**
 * Keeps short inline code such as `--log=verbose` and `frame - 20` on one line, which browsers break at hyphens, slashes
 * and spaces; longer code such as `npm cache clean --force` breaks between its words, not within a flag.
 */
export default function rehypeWholeNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code') return;
      if (parent?.type === 'element' && parent.tagName === 'pre') return;
      const [text, ...others] = node.children;
      if (text?.type !== 'text' || others.length > 0) return;
      if (SHORT.test(text.value)) node.properties.className = ['whole'];
      else node.children = keepParts(text.value);
    });
  };
}

/** The text, with spans around what must not break. */
function keepParts(text: string): ElementContent[] {
  return text.split(PART).flatMap((part, index): ElementContent[] => {
    if (part === '') return [];
    return [index % 2 === 1 ? whole(part) : {type: 'text', value: part}];
  });
}

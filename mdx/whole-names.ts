import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A name or flag with hyphens, or a short expression: it fits a line of a phone. */
const SHORT = /^(?=\S*-)\S{1,24}$|^(?=.*[ /]).{1,20}$/;

/** Keeps short inline code such as `--log=verbose` and `frame - 20` on one line, which browsers break at hyphens, slashes and spaces. */
export default function rehypeWholeNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code') return;
      if (parent?.type === 'element' && parent.tagName === 'pre') return;
      const [text, ...others] = node.children;
      if (text?.type !== 'text' || others.length > 0 || !SHORT.test(text.value)) return;
      node.properties.className = ['whole'];
    });
  };
}

import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A name or flag with hyphens, short enough for a line of a phone. */
const WITH_HYPHENS = /^(?=\S*-)\S{1,24}$/;

/** Keeps short inline code such as `--log=verbose` on one line: browsers break lines after hyphens. */
export default function rehypeWholeNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code') return;
      if (parent?.type === 'element' && parent.tagName === 'pre') return;
      const [text, ...others] = node.children;
      if (text?.type !== 'text' || others.length > 0 || !WITH_HYPHENS.test(text.value)) return;
      node.properties.className = ['whole'];
    });
  };
}

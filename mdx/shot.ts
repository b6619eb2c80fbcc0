import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {readShotPicture} from '../model/shots/read-shots.ts';

/**
 * Gives each `<Shot id="…" />` of a page its size, its words and the places of its numbers, as JSON.
 * An id that doesn't exist shows nothing; `npm run check:content` reports it with its line.
 */
export function remarkShot() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Shot') return;
      const id = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      )?.value;
      const shot = readShotPicture(String(id));
      if (!shot) return;
      node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(shot)});
    });
  };
}

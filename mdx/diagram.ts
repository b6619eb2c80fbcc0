import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {renderDiagram} from '../model/diagrams/diagram.ts';
import {readDiagram} from '../model/diagrams/read-diagrams.ts';

/**
 * Gives each `<Diagram id="…" />` of a page its drawings, so that only pages with a diagram carry one.
 * An id that doesn't exist shows nothing; `npm run check:content` reports it with its line.
 */
export function remarkDiagram() {
  return (tree: Root): void => {
    const seen = new Map<string, number>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Diagram') return;
      const value = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      )?.value;
      const id = String(value);
      const diagram = readDiagram(id);
      if (!diagram) return;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      const {wide, narrow} = renderDiagram(diagram, count === 1 ? id : `${id}-${count}`);
      for (const [name, text] of Object.entries({wide, narrow, caption: diagram.caption})) {
        node.attributes.push({type: 'mdxJsxAttribute', name, value: text});
      }
    });
  };
}

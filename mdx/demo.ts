import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {readDemo} from '../model/demos/read-demos.ts';
import {demoData} from './demo-data.ts';

/**
 * Gives each `<Demo id="…" />` of a page its data, so that the page shows still, controls and code
 * without loading the demo.
 * An id that doesn't exist shows nothing; `npm run check:content` reports it with its line.
 */
export function remarkDemo() {
  return async (tree: Root): Promise<void> => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Demo') elements.push(node);
    });
    for (const element of elements) {
      const id = element.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      )?.value;
      const {demo} = readDemo(String(id));
      if (!demo) continue;
      const value = JSON.stringify(await demoData(demo));
      element.attributes.push({type: 'mdxJsxAttribute', name: 'data', value});
    }
  };
}

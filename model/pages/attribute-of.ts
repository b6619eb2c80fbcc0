import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** An element of a page: a word of the vocabulary, or HTML. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Tells an element from text, headings and whatever else a page has. */
export const isElement = (node: Nodes): node is PageElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of an attribute; empty where it is missing, or isn't a text. */
export function attributeOf(node: PageElement, name: string): string {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

/** The pages that an element names in `ids`, which spaces and line ends separate. */
export const idsOf = (node: PageElement): string[] => attributeOf(node, 'ids').match(/\S+/g) ?? [];

/** The pages that all cards of a page lead to, in their order. */
export function cardsOn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Cards') ids.push(...idsOf(node));
  });
  return ids;
}

import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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

import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** An element of a page: a word of the vocabulary, or HTML. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of an attribute; empty where it is missing, or isn't a text. */
export function attributeOf(node: PageElement, name: string): string {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

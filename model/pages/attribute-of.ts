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

/** All elements of a page with a name, in their order: `Demo`. */
export function elementsOf(tree: Root, name: string): PageElement[] {
  const found: PageElement[] = [];
  visit(tree, (node) => {
    if (isElement(node) && node.name === name) found.push(node);
  });
  return found;
}

/** The pages that all cards of a page lead to, in their order. */
export const cardsOn = (tree: Root): string[] => elementsOf(tree, 'Cards').flatMap(idsOf);

/** The ids that pages show by a word: those of their diagrams, for example. */
export const idsShown = (pages: readonly {tree: Root}[], word: string): Set<string> =>
  new Set(pages.flatMap(({tree}) => elementsOf(tree, word).map((node) => attributeOf(node, 'id'))));

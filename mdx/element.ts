import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

type Child = MdxJsxFlowElement['children'][number];

/** Makes an element of a page; texts are children, too. */
export const element = (
  name: string,
  attributes: Record<string, string>,
  children: readonly (Child | PhrasingContent | string)[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  // Its types know elements of HTML as blocks only.
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ) as Child[],
});

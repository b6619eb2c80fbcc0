import type {TOCItem} from '@docusaurus/mdx-loader';

/** So many members of members fit among the names of a page; more of them would hide the others. */
const MOST = 8;

/** The deepest headings that contents show: those of the members of a member as well, where they are few. */
export function depthOf(toc: readonly TOCItem[]): number {
  const parts = toc.filter(({level}) => level === 4);
  return parts.length <= MOST && parts.every(({value}) => value.startsWith('<code>')) ? 4 : 3;
}

import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .use(remarkGfm);

/**
 * Docusaurus allows `## Title {#id}`, which MDX would take for an expression.
 *
 * @returns The source with such ids escaped; positions in a page's tree refer to this text.
 */
export function escapeHeadingIds(source: string): string {
  return source.replace(/^#{1,6}(?!#).*$/gm, (line) => line.replace(/(?<!\\)\{#/, '\\{#'));
}

/**
 * Parses a page as the site does: for checks and samples alike.
 *
 * @throws If it isn't valid MDX.
 */
export const parseMdx = (source: string): Root => parser.parse(escapeHeadingIds(source));

import type {Heading} from '../../shared/page.ts';
import type {ParsedPage} from './parse-page.ts';

/**
 * @param page The page that the heading is of; which of its headings are given decides where a text ends.
 * @returns The source between a heading and the next one of level 2 to 4, or the end of the page.
 */
export function textBelow(
  {source, headings}: Pick<ParsedPage, 'source' | 'headings'>,
  heading: Heading,
): string {
  const next = headings[headings.indexOf(heading) + 1];
  return source
    .split('\n')
    .slice(heading.line, next && next.line - 1)
    .join('\n');
}

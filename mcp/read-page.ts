import {lettersAndDigits} from '../shared/letters-and-digits.ts';
import type {IndexedHeading} from '../shared/search-index.ts';
import type {Site} from './site.ts';

/** Characters of a page that are given at once; the rest is read section by section. */
const LONGEST_PAGE = 24_000;
const HEADING = /^(#{1,6}) +(.*)$/;

/** A page's path without site, ending, query and anchor; docs pages may leave `/docs/` out. */
function normalPath(site: Site, wanted: string): string | undefined {
  const own = wanted
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/?/, '/');
  const forms = [own, `${own}/`, own.replace(/\/$/, ''), `/docs${own}`, `/docs${own}/`];
  return forms.find((form) => site.pages.some(({path}) => path === form));
}

/** Lines of a section: from its heading to the next of the same or a higher level; samples aren't headings. */
function sectionOf(markdown: string, headings: readonly IndexedHeading[], anchor: string) {
  const at = headings.findIndex((heading) => heading.anchor === anchor);
  const wanted = headings[at];
  if (!wanted) return undefined;
  // Headings can have the same text: it is the one in the same place among them.
  let before = headings
    .slice(0, at)
    .filter(({text}) => lettersAndDigits(text) === lettersAndDigits(wanted.text)).length;
  const lines: string[] = [];
  let level = 0;
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, signs = '', text = ''] = (!isCode && HEADING.exec(line)) || [];
    if (level > 0 && signs !== '' && signs.length <= level) break;
    if (
      level === 0 &&
      signs.length > 1 &&
      lettersAndDigits(text) === lettersAndDigits(wanted.text)
    ) {
      if (before === 0) level = signs.length;
      else before -= 1;
    }
    if (level > 0) lines.push(line);
  }
  return lines.length > 0 ? lines.join('\n').trim() : undefined;
}

/** What a tool says. */
export interface Answer {
  text: string;
  isError?: true;
}

/**
 * Gives a page as Markdown, whole or one of its sections.
 *
 * @param section Anchor of a heading.
 * @returns The Markdown, or that there is no such page or section, and which there are.
 */
export function readPage(site: Site, wanted: string, section?: string): Answer {
  const path = normalPath(site, wanted);
  const page = site.pages.find((each) => each.path === path);
  const markdown = path === undefined ? undefined : site.markdown(path);
  if (!page || markdown === undefined) {
    const near = site.engine.search({query: wanted.split('/').at(-1) ?? wanted, limit: 3}).hits;
    return {
      isError: true,
      text: `There is no page ${wanted}. Near it: ${near.map(({url}) => url).join(', ') || 'none'}.`,
    };
  }
  const anchors = page.headings.map(({text, anchor}) => `- ${anchor}: ${text}`).join('\n');
  if (section !== undefined) {
    const text = sectionOf(markdown, page.headings, section.replace(/^#/, ''));
    if (text !== undefined) return {text: `# ${page.title} (${page.path})\n\n${text}`};
    return {isError: true, text: `${page.path} has no section ${section}. It has:\n\n${anchors}`};
  }
  if (markdown.length <= LONGEST_PAGE) return {text: markdown};
  const end = markdown.lastIndexOf('\n## ', LONGEST_PAGE);
  const cut = markdown.slice(0, end > 0 ? end : LONGEST_PAGE);
  return {
    text: `${cut}\n\n---\nThe page goes on. Read its other sections one by one:\n\n${anchors}`,
  };
}

import type {Nodes, Root} from 'mdast';
import {toString as plainText} from 'mdast-util-to-string';
import {GAP} from '../../shared/error-matcher.ts';
import {
  type IndexedHeading,
  type IndexedPage,
  type IndexedTexts,
  type SearchSection,
  SITUATIONS,
} from '../../shared/search-index.ts';
import type {ParsedPage} from '../pages/parse-page.ts';

/** Languages of fences whose text a reader may search for: commands and messages. */
const SEARCHED_FENCES = new Set(['sh', 'bash', 'txt', 'text']);

/**
 * Tells which group of hits a page belongs to.
 *
 * @param sidebar Name of the sidebar that lists the page, or null.
 */
export function sectionOf(
  kind: ParsedPage['kind'],
  id: string,
  sidebar: string | null,
): SearchSection {
  if (kind === 'blog') return 'Blog';
  if (kind === 'course') return 'Course';
  if (kind !== 'docs') return 'Other';
  if (/(?:^|\/)(?:errors|troubleshooting)\//.test(id)) return 'Errors';
  if (/(?:^|\/)recipes\//.test(id)) return 'Recipes';
  if (/^(?:cli\/|(?:lambda|cloudrun)\/cli(?:\/|$))/.test(id) || id === 'config') return 'CLI';
  return sidebar === 'apiSidebar' ? 'API' : 'Guides';
}

function indexedText(node: Nodes): string {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') return '';
  if (node.type === 'code') return SEARCHED_FENCES.has(node.lang ?? '') ? node.value : '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return '';
  // A row of a table is quoted as a sentence.
  if (node.type === 'tableRow') return `${node.children.map(indexedText).join(' – ')}. `;
  const separator = node.type === 'paragraph' || node.type === 'link' ? '' : ' ';
  return node.children.map(indexedText).join(separator);
}

/** Collects a page's text by heading; -1 stands for what comes before the first. */
function sectionTexts(tree: Root, headings: readonly IndexedHeading[]): IndexedTexts[number] {
  const sections: [number, string][] = [];
  let current = -1;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4) {
      const text = plainText(node);
      const found = headings.findIndex(
        (heading, index) => index > current && heading.text === text,
      );
      if (found !== -1) current = found;
      continue;
    }
    const text = indexedText(node).replace(/\s+/g, ' ').trim();
    if (!text) continue;
    const last = sections.at(-1);
    if (last?.[0] === current) last[1] += ` ${text}`;
    else sections.push([current, text]);
  }
  return sections;
}

/**
 * Makes the search records of a page.
 *
 * @param page The parsed page.
 * @param place Its canonical path, the sidebar that lists it, the labels above it there, and how many pages link to it.
 */
export function indexPage(
  page: ParsedPage,
  place: {path: string; sidebar: string | null; crumbs: string[]; links: number},
): {page: IndexedPage; texts: IndexedTexts[number]} {
  const {data} = page;
  const list = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(
      (item): item is string => typeof item === 'string',
    );
  const headings = page.headings.map(
    ({text, anchor, isCode}): IndexedHeading =>
      isCode ? {text, anchor, code: true} : {text, anchor},
  );
  const situations: IndexedTexts[number] =
    data.situations === undefined ? [] : [[SITUATIONS, list(data.situations).join('\n')]];
  const symbols = list(data.api).map((symbol) => symbol.split('#').at(-1) ?? symbol);
  return {
    page: {
      path: place.path,
      title: String(data.title ?? page.id),
      section: sectionOf(page.kind, page.id, place.sidebar),
      crumbs: place.crumbs,
      description: String(data.description ?? ''),
      names: [...new Set([...symbols, ...list(data.sidebar_label)])],
      // What a message says around its varying parts is looked for as it stands.
      keywords: [
        ...list(data.keywords),
        // What a recipe is good for is how people look for it who don't know what it is called.
        ...list(data.good_for),
        ...list(data.pattern).flatMap((pattern) => pattern.split(GAP).map((part) => part.trim())),
      ].filter((keyword) => keyword !== ''),
      headings,
      links: place.links,
    },
    texts: [...sectionTexts(page.tree, headings), ...situations],
  };
}

import {visit} from 'unist-util-visit';
import type {IndexedPage, IndexedTexts} from '../../shared/search-index.ts';
import {resolveLink} from '../links/check-links.ts';
import {pathOf} from '../pages/page-path.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import type {Site} from '../pages/site.ts';
import {indexPage} from './index-page.ts';

interface SidebarItem {
  label?: string;
  link?: {id?: string};
  items?: (SidebarItem | string)[];
}

/** Labels of the sidebar's categories above each page, by page id. */
export function sidebarCrumbs(
  sidebars: Record<string, (SidebarItem | string)[]>,
): Map<string, string[]> {
  const crumbs = new Map<string, string[]>();
  const walk = (items: (SidebarItem | string)[], above: string[]) => {
    for (const item of items) {
      if (typeof item === 'string') {
        if (!crumbs.has(item)) crumbs.set(item, above);
        continue;
      }
      if (item.link?.id && !crumbs.has(item.link.id)) crumbs.set(item.link.id, above);
      walk(item.items ?? [], item.label ? [...above, item.label] : above);
    }
  };
  for (const items of Object.values(sidebars)) walk(items, []);
  return crumbs;
}

/** Counts the pages that link to each page: what much is linked to is what most readers look for. */
export function countLinks(site: Site): Map<ParsedPage, number> {
  const counts = new Map<ParsedPage, number>();
  for (const page of site.pages) {
    const targets = new Set<ParsedPage>();
    visit(page.tree, 'link', ({url}) => {
      const target = resolveLink(url, page, site);
      if (target.kind === 'page' && target.page !== page) targets.add(target.page);
    });
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

/** Pages of the site that are no MDX: what the index says about them. */
export type ExtraPage = Omit<IndexedPage, 'headings' | 'links'>;

/**
 * Builds both stages of the search index.
 *
 * @param site All pages.
 * @param sidebars `content/manifest/sidebars.json`.
 * @param extra Pages that don't come from MDX, templates for example.
 */
export function buildIndex(
  site: Site,
  sidebars: Record<string, (SidebarItem | string)[]>,
  extra: ExtraPage[] = [],
): {pages: IndexedPage[]; texts: IndexedTexts} {
  const crumbs = sidebarCrumbs(sidebars);
  const links = countLinks(site);
  const indexed = site.pages.flatMap((page) => {
    if (page.problems.length > 0 || page.data.draft === true) return [];
    const path = pathOf(page, site.manifest);
    if (!path) return [];
    const isDocs = page.kind === 'docs';
    return indexPage(page, {
      path,
      links: links.get(page) ?? 0,
      sidebar: isDocs ? (site.manifest.get(page.id)?.sidebar ?? null) : null,
      crumbs: isDocs ? (crumbs.get(page.id) ?? []) : [],
    });
  });
  return {
    pages: [
      ...indexed.map(({page}) => page),
      ...extra.map((page) => ({...page, links: 0, headings: []})),
    ],
    texts: [...indexed.map(({texts}) => texts), ...extra.map((): [number, string][] => [])],
  };
}

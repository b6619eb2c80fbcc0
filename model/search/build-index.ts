import type {IndexedPage, IndexedTexts} from '../../shared/search-index.ts';
import {pathOf} from '../pages/page-path.ts';
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

/** Pages of the site that are no MDX: what the index says about them. */
export type ExtraPage = Omit<IndexedPage, 'headings'>;

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
  const indexed = site.pages.flatMap((page) => {
    if (page.problems.length > 0) return [];
    const path = pathOf(page, site.manifest);
    if (!path) return [];
    const isDocs = page.kind === 'docs';
    return indexPage(page, {
      path,
      sidebar: isDocs ? (site.manifest.get(page.id)?.sidebar ?? null) : null,
      crumbs: isDocs ? (crumbs.get(page.id) ?? []) : [],
    });
  });
  return {
    pages: [...indexed.map(({page}) => page), ...extra.map((page) => ({...page, headings: []}))],
    texts: [...indexed.map(({texts}) => texts), ...extra.map((): [number, string][] => [])],
  };
}

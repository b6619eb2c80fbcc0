import {type IndexedPage, type IndexedTexts, isEntry} from '../../shared/search-index.ts';
import {countLinks} from '../links/count-links.ts';
import {servedPath} from '../pages/page-path.ts';
import type {Site} from '../pages/site.ts';
import {indexPage} from './index-page.ts';

/** Pages of the site that are no MDX: what the index says about them. */
export type ExtraPage = Omit<IndexedPage, 'headings' | 'links'>;

/**
 * Builds both stages of the search index.
 *
 * @param site All pages.
 * @param extra Pages that don't come from MDX, templates for example.
 */
export function buildIndex(
  site: Site,
  extra: ExtraPage[] = [],
): {pages: IndexedPage[]; texts: IndexedTexts} {
  // What much is linked to is what most readers look for.
  const links = countLinks(site);
  const indexed = site.pages.flatMap((page) => {
    const path = servedPath(page, site.registry);
    if (!path) return [];
    const entry = page.kind === 'docs' ? site.registry.get(page.id) : undefined;
    return indexPage(page, {
      path,
      links: links.get(page.file) ?? 0,
      sidebar: entry?.sidebar ?? null,
      crumbs: entry?.above.map(({label}) => label) ?? [],
    });
  });
  const all = [
    ...indexed,
    ...extra.map((page) => ({
      page: {...page, links: 0, headings: []},
      texts: [] as IndexedTexts[number],
    })),
  ].sort((a, b) => Number(isEntry(a.page.path)) - Number(isEntry(b.page.path)));
  return {pages: all.map(({page}) => page), texts: all.map(({texts}) => texts)};
}

import type {IndexedDetails, IndexedName, IndexedPage} from '../../shared/search-index.ts';

/** Divides what is indexed of the pages into the first stage and the second. */
export function splitPages(pages: readonly IndexedPage[]): {
  names: IndexedName[];
  details: IndexedDetails[];
} {
  return {
    names: pages.map(({path, title, section, crumbs, names, links}) => ({
      path,
      title,
      section,
      crumbs,
      names,
      links,
    })),
    details: pages.map(({description, keywords, headings}) => ({description, keywords, headings})),
  };
}

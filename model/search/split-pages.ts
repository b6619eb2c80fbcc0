import {type PackedRest, packRest} from '../../shared/packed-rest.ts';
import {type IndexedName, type IndexedPage, isEntry} from '../../shared/search-index.ts';

/** Divides what is indexed of the pages into the first stage and the second, which has the entries of the errors whole. */
export function splitPages(pages: readonly IndexedPage[]): {
  names: IndexedName[];
  details: PackedRest;
} {
  const early = pages.filter(({path}) => !isEntry(path));
  const late = pages.filter(({path}) => isEntry(path));
  if (pages.slice(0, early.length).some(({path}) => isEntry(path))) {
    throw new Error('The entries of the errors have to be the last pages of the index.');
  }
  return {
    names: early.map(({path, title, section, crumbs, names, links}) => ({
      path,
      title,
      section,
      crumbs,
      names,
      links,
    })),
    details: packRest([
      ...early.map(({description, keywords, headings}) => ({description, keywords, headings})),
      ...late,
    ]),
  };
}

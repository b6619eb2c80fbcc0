import {search as settings} from '../../../config/search';
import {SEARCH_SECTIONS, type SearchSection} from '../../../shared/search-index';

/** What the address of the search page says. */
export interface SearchState {
  query: string;
  sections: SearchSection[];
  /** 1-based. */
  page: number;
}

const LAST_PAGE = 500;

/** Reads the query string; anything it doesn't understand is left out. */
export function readState(search: string): SearchState {
  const params = new URLSearchParams(search);
  const wanted = params.getAll('in');
  const page = Number.parseInt(params.get('page') ?? '1', 10);
  return {
    query: (params.get('q') ?? '').slice(0, settings.queryLength),
    sections: SEARCH_SECTIONS.filter((section) => wanted.includes(section)),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Writes the address of a state; defaults are left out. */
export function hrefOf({query, sections, page}: SearchState): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  for (const section of sections) params.append('in', section);
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search ? `${settings.page}?${search}` : settings.page;
}

import {type DocsHead, readDocs, recentDocs} from '../pages/read-docs.ts';
import {remembered} from '../remembered.ts';

/** The page that documents a symbol. */
export interface ApiPage {
  /** Site path: `/docs/spring`. */
  path: string;
  /** What the page's front matter promises its reader. */
  description: string;
}

/**
 * Reads which page documents which symbol from the `api:` front matter of the docs.
 *
 * @returns Pages by `package#export`. Where several pages name a symbol, it is the one that names it
 *   first in its list.
 */
export function readApiPages(
  all: ReadonlyMap<string, DocsHead> = readDocs(),
): Map<string, ApiPage> {
  const pages = new Map<string, ApiPage & {rank: number}>();
  // By id, so that moving a page within its sidebar changes no answer.
  const docs = [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const {path, description, api} of docs) {
    for (const [rank, symbol] of api.entries()) {
      const known = pages.get(symbol);
      if (!known || rank < known.rank) pages.set(symbol, {path, description, rank});
    }
  }
  return pages;
}

/** The same for those who ask for each page. */
export const recentApiPages = remembered(() => readApiPages(recentDocs()));

import type {IndexedPage} from '../../../shared/search-index';
import {compact, initials, normalizeTerm, queryTerms} from '../../../shared/search-terms';

/** How a query can name a page, best first; no amount of matching text outweighs a step. */
export const TIER = {exact: 6, prefix: 5, initials: 4, words: 3, inner: 2, none: 0} as const;
export type Tier = (typeof TIER)[keyof typeof TIER];

interface Name {
  compact: string;
  initials: string;
  terms: string[];
}

/** The names of one page, prepared once. */
export type PageNames = Name[];

const prepare = (text: string): Name => ({
  compact: compact(text),
  initials: initials(text),
  terms: queryTerms(text.replace(/([a-z\d])([A-Z])/g, '$1 $2')).map(normalizeTerm),
});

/** Prepares what a page can be called: title, exported names, the last part of its address. */
export function pageNames({title, names, path}: IndexedPage): PageNames {
  const slug = path.split('/').filter(Boolean).at(-1) ?? '';
  const all = [title, title.replace(/^@remotion\//, ''), ...names, slug];
  return [...new Map(all.map((text) => [text, prepare(text)])).values()];
}

function tierOf(name: Name, query: Name): Tier {
  if (name.compact === query.compact) return TIER.exact;
  if (query.compact.length >= 3 && name.compact.startsWith(query.compact)) return TIER.prefix;
  if (query.compact.length >= 2 && name.initials === query.compact) return TIER.initials;
  const covers = query.terms.every((term) => name.terms.some((own) => own.startsWith(term)));
  if (query.terms.length > 0 && covers) return TIER.words;
  if (query.compact.length >= 4 && name.compact.includes(query.compact)) return TIER.inner;
  return TIER.none;
}

/** Prepares a query for `bestTier`. */
export const prepareQuery = (query: string): Name => prepare(query.replace(/^@remotion\//, ''));

/**
 * Finds how well a query names a page.
 *
 * @returns The best tier, and how much of the best name the query covers (0 to 1).
 */
export function bestTier(names: PageNames, query: Name): {tier: Tier; coverage: number} {
  let best = {tier: TIER.none as Tier, coverage: 0};
  if (query.compact === '') return best;
  for (const name of names) {
    const tier = tierOf(name, query);
    const coverage = Math.min(1, query.compact.length / Math.max(1, name.compact.length));
    if (tier > best.tier || (tier === best.tier && coverage > best.coverage)) {
      best = {tier, coverage};
    }
  }
  return best;
}

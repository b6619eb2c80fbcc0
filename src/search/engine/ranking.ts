import type {IndexedName, SearchSection} from '../../../shared/search-index';
import {normalizeTerm, queryTerms, STOP_WORDS} from '../../../shared/search-terms';
import {type Member, type NameMatch, type prepareQuery, TIER} from './names';
import type {QueryWord} from './words';

/** What a query says, prepared once for all pages. */
export interface Query {
  text: ReturnType<typeof prepareQuery>;
  /** Without the words of a question that say nothing about its subject. */
  content: ReturnType<typeof prepareQuery>;
  words: string[];
  /** All its words. */
  typed: string[];
  /** The command that was typed with its arguments, `npx remotion …`, with a space at the end; else empty. */
  command: string;
  /** The words in the form they are indexed in. */
  terms: string[];
  /** Those that say most, with how much each says. */
  weighted: (QueryWord & {term: string})[];
  /** The same words, each with all that it says in a text: see `GENERAL_SHARE`. */
  said: (QueryWord & {term: string})[];
  /** How much they say together. */
  total: number;
  /** The flag asked for, without its dashes. */
  flag: string | undefined;
  /** What is asked for, if it is a part of something else: `Series.Sequence`. */
  member: Member | undefined;
  isOneWord: boolean;
  isNews: boolean;
  /** Every word occurs in a title, a heading or a keyword: it isn't misspelled. */
  isKnown: boolean;
}

/** What a match counts by the kind of its page. */
export const SECTION_WEIGHT: Record<SearchSection, number> = {
  Guides: 1,
  API: 1,
  CLI: 0.97,
  Errors: 1,
  Recipes: 0.95,
  Course: 0.6,
  Templates: 0.8,
  Blog: 0.5,
  Other: 0.6,
};

/** The same for who describes something: what one effect needs is rarely meant. */
export const WORDY_SECTION_WEIGHT: Record<SearchSection, number> = {
  ...SECTION_WEIGHT,
  Recipes: 0.87,
};

/** A post named like the query comes after reference of the same name, and before all that only mention it. */
export const NAME_WEIGHT: Record<SearchSection, number> = {
  Guides: 1,
  API: 1,
  CLI: 1,
  Errors: 1,
  Recipes: 0.95,
  Course: 0.87,
  Templates: 0.95,
  Blog: 0.87,
  Other: 0.87,
};

/** Words of a reader who looks for what was new, which posts tell. */
const NEWS =
  /\b(?:released?|releases|release notes?|changelog|announce(?:d|ment)?|news|what(?:'|’)?s new|what is new)\b/i;
/** Tells whether a query asks for what is new. */
export const asksForNews = (query: string): boolean => NEWS.test(query);

/** What of a pasted message is the reader's own: addresses, files, names of resources. */
const OWN = /\b(?:https?|file|arn|s3):\S+|(?<![\w@.)\]-])\/[\w.@-]+\/\S*|\b[A-Z]:\\\S+/g;
const PREFIX = /^(?:at \S+:? |uncaught |unhandled |(?:\w*Error|error): )+/i;

/** A query without what only the reader's project has, if enough is left. */
export function generalPart(query: string): string {
  const rest = query.trim().replace(PREFIX, '').replace(OWN, ' ').trim();
  const saying = queryTerms(rest).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return saying.length >= 3 ? rest : query;
}

/** How other package managers run a command. */
const RUNNER = /^(?:npx|pnpm(?: exec| dlx)?|yarn(?: dlx)?|bunx|bun x) +(?=remotion\b)/;

/** The command a query begins with as `npx` runs it, with its arguments; empty if the query isn't a command. */
export const commandOf = (query: string): string =>
  RUNNER.test(query.trim()) ? `${query.trim().replace(RUNNER, 'npx ')} ` : '';

/** Names count so much that no text outweighs them; mere parts of names count like text. */
export function nameScore({tier, coverage, isSameKind}: NameMatch): number {
  if (tier < TIER.misspelled) return tier * 0.4 + coverage;
  return tier * 10 + coverage + (isSameKind ? 5 : 0);
}

/** Grows with the pages that link to one, slower and slower: 0 to about 7. */
export const prominence = ({links}: IndexedName): number => Math.log2(1 + links);

/** Products that are made with the toolkit and described beside it: meant only where they are named. */
const PRODUCTS = ['recorder', 'timeline'];

/** The product whose documentation a page belongs to, as its name is indexed. */
export function productOf(path: string): string | undefined {
  const folder = /^\/docs\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && PRODUCTS.includes(folder) ? normalizeTerm(folder) : undefined;
}

/** What a page gets for being near the one the reader is on: it decides between pages of one name. */
export function nearness(
  from: string | undefined,
  pages: readonly IndexedName[],
): (page: IndexedName, isNamed: boolean) => number {
  if (from === undefined) return () => 0;
  const section = pages.find(({path}) => path === from)?.section;
  const folder = /^\/docs\/[^/]+\//.exec(from)?.[0];
  return (page, isNamed) => {
    if (folder !== undefined && page.path.startsWith(folder)) return isNamed ? 6 : 0.4;
    return page.section === section ? 0.02 : 0;
  };
}

import type {IndexedDetails, IndexedName, SearchSection} from '../../../shared/search-index';
import {compact, normalizeTerm, queryTerms, STOP_WORDS} from '../../../shared/search-terms';
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
  /** Those that say most, at most eight, with how much each says. */
  weighted: (QueryWord & {term: string})[];
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

/** A page's keywords without spaces and signs; all in one text too, to pass most pages at once. */
export interface PageKeywords {
  each: string[];
  all: string;
  /** Those of a few words, by word; longer ones are messages, and found by their parts. */
  terms: string[][];
}

/** The keywords of all pages by their words: a query is compared with those alone that it has a word of. */
export class KeywordIndex {
  /** Page and number of words of each keyword. */
  readonly #keywords: {page: number; length: number}[] = [];
  readonly #byTerm = new Map<string, number[]>();

  /** Adds the keywords of a page. */
  add(page: number, {terms}: PageKeywords): void {
    for (const words of terms) {
      const own = new Set(words);
      const number = this.#keywords.push({page, length: own.size}) - 1;
      for (const word of own) {
        const list = this.#byTerm.get(word);
        if (list) list.push(number);
        else this.#byTerm.set(word, [number]);
      }
    }
  }

  /**
   * How much of a query the keywords of pages say: each as much as its words say, and the less the fewer of its
   * words are asked for. Readers say half of a keyword, and half of another one of the same page.
   */
  said({weighted, total}: Query): Map<number, number> {
    const found = new Map<number, {count: number; rarity: number}>();
    for (const {term, rarity} of new Map(weighted.map((each) => [each.term, each])).values()) {
      for (const number of this.#byTerm.get(term) ?? []) {
        const one = found.get(number);
        if (one) {
          one.count += 1;
          one.rarity += rarity;
        } else found.set(number, {count: 1, rarity});
      }
    }
    const pages = new Map<number, number>();
    for (const [number, {count, rarity}] of found) {
      const {page = 0, length = 1} = this.#keywords[number] ?? {};
      const said = (rarity / total) * (count / length);
      pages.set(page, Math.min(KEYWORD.mostSaid, (pages.get(page) ?? 0) + said));
    }
    return pages;
  }
}

/** Products that are made with the toolkit and described beside it: meant only where they are named. */
const PRODUCTS = ['recorder', 'timeline'];

/** The product whose documentation a page belongs to, as its name is indexed. */
export function productOf(path: string): string | undefined {
  const folder = /^\/docs\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && PRODUCTS.includes(folder) ? normalizeTerm(folder) : undefined;
}

const MOST_TERMS = 4;

/** Prepares the keywords of a page for comparing. */
export function pageKeywords({keywords}: IndexedDetails): PageKeywords {
  // The scope says what it is, not what it is called, as in names.
  const each = keywords.map((keyword) => compact(keyword.replace(/^@remotion\//, '')));
  const terms = keywords
    .map((keyword) =>
      queryTerms(keyword)
        .filter((word) => !STOP_WORDS.has(word.toLowerCase()))
        .map(normalizeTerm),
    )
    .filter(({length}) => length > 1 && length <= MOST_TERMS);
  return {each, all: each.join(' '), terms};
}

/** What a page gets for a keyword. */
export const KEYWORD = {
  /** The keyword is the query. */
  whole: 5,
  /** The query is a part of it that is long enough to be meant. */
  part: 2.5,
  /** It is a part of the query, and more the more of the query it is. */
  inQuery: 1,
  inQueryShare: 1.6,
  /** Its words stand in the query in any order, and are all that the query says. */
  words: 1.5,
  /** All of a page's together say a query at most so many times. */
  mostSaid: 2,
};

/** Readers put the words of a keyword in any order, and others between them. */
export function keywordWords({terms}: PageKeywords, query: Query): number {
  let most = 0;
  for (const words of terms) {
    if (!words.every((word) => query.terms.includes(word))) continue;
    const said = query.weighted.filter(({term}) => words.includes(term));
    most = Math.max(
      most,
      said.reduce((sum, {rarity}) => sum + rarity, 0),
    );
  }
  return (KEYWORD.words * most) / query.total;
}

/** The shortest part of a message that is found, and the shortest message found in a longer query. */
const SHORTEST_PART = 8;
const SHORTEST_MESSAGE = 10;

/** A message is found by any part of it that is long enough to be meant. */
export function keywordScore({each, all}: PageKeywords, {text, content}: Query): number {
  const isPart = all.includes(text.compact) || all.includes(content.compact);
  if (!isPart && text.compact.length < SHORTEST_MESSAGE) return 0;
  let best = 0;
  for (const keyword of each) {
    if (keyword === text.compact || keyword === content.compact) return KEYWORD.whole;
    if (text.compact.length >= SHORTEST_PART && keyword.includes(text.compact)) best = KEYWORD.part;
    else if (keyword.length >= SHORTEST_MESSAGE && text.compact.includes(keyword)) {
      // The more of the query it is, the less else was asked for.
      best = Math.max(
        best,
        KEYWORD.inQuery + (KEYWORD.inQueryShare * keyword.length) / text.compact.length,
      );
    }
  }
  return best;
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

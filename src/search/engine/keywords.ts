import {lettersAndDigits} from '../../../shared/letters-and-digits';
import {isObject} from '../../../shared/object-words';
import type {IndexedDetails} from '../../../shared/search-index';
import {normalizeTerm, queryTerms, STOP_WORDS} from '../../../shared/search-terms';
import type {Query} from './ranking';

/** A page's keywords. */
export interface PageKeywords {
  /** Without spaces and signs. */
  each: string[];
  /** Those of a few words, by word; longer ones are messages, and found by their parts. */
  terms: string[][];
  /** What those of several words say, whatever the order and the small words: see `sayingOf`. */
  sayings: string[];
  /** And whatever it is done to: see `deedOf`. */
  deeds: string[];
}

const MOST_TERMS = 4;

/** The words of a text in the form they are indexed in, in the order of the alphabet. */
const sayingOf = (terms: readonly string[]): string => [...new Set(terms)].sort().join(' ');

/** Stands for whatever something is done to. */
const ANY_OBJECT = '*';

/** The same of all that something is done to: `fade in a title` and `fade in a logo`. Undefined where nothing is. */
function deedOf(terms: readonly string[]): string | undefined {
  const deed = terms.map((term) => (isObject(term) ? ANY_OBJECT : term));
  const isDeed = deed.includes(ANY_OBJECT) && deed.some((term) => term !== ANY_OBJECT);
  return isDeed ? sayingOf(deed) : undefined;
}

/** Prepares the keywords of a page for comparing. */
export function pageKeywords({keywords}: Pick<IndexedDetails, 'keywords'>): PageKeywords {
  // The scope says what it is, not what it is called, as in names.
  const each = keywords.map((keyword) => lettersAndDigits(keyword.replace(/^@remotion\//, '')));
  const all = keywords.map((keyword) =>
    queryTerms(keyword)
      .filter((word) => !STOP_WORDS.has(word.toLowerCase()))
      .map(normalizeTerm),
  );
  const several = all.filter(({length}) => length > 1);
  return {
    each,
    terms: several.filter(({length}) => length <= MOST_TERMS),
    sayings: several.map(sayingOf),
    deeds: several.flatMap((terms) => deedOf(terms) ?? []),
  };
}

/** What a page gets for a keyword. */
export const KEYWORD = {
  /** The keyword is the query. */
  whole: 5,
  /** It is the query but for the order of the words, their endings and the small ones between them. */
  saying: 4.5,
  /** It says the same of something else: `fade in a title` where `fade in a logo` is asked. */
  deed: 4,
  /** The query is a part of it that is long enough to be meant. */
  part: 2.5,
  /** It is a part of the query, and more the more of the query it is. */
  inQuery: 1,
  inQueryShare: 1.6,
  /** Its words are in the query in any order, and are all that the query says. */
  words: 1.5,
  /** All of a page's together say a query at most so many times. */
  mostSaid: 2,
};

/** The shortest part of a message that is found, and the shortest message found in a longer query. */
const SHORTEST_PART = 8;
const SHORTEST_MESSAGE = 10;
/** Stands in no keyword. */
const BETWEEN = ' ';

/** Puts a value into the list of a key. */
function note<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * The keywords of all pages: by their words, by their beginnings and in one text, so that a key that is typed
 * looks at those alone that have something of the query.
 */
export class KeywordIndex {
  /** Page and number of words of each keyword of a few words. */
  readonly #keywords: {page: number; length: number}[] = [];
  readonly #byTerm = new Map<string, number[]>();
  readonly #pages = new Map<string, number[]>();
  readonly #sayings = new Map<string, number[]>();
  readonly #deeds = new Map<string, number[]>();
  readonly #messages = new Map<string, {page: number; keyword: string}[]>();
  #text = '';
  /** Where the keywords of each page end in the text. */
  readonly #ends: number[] = [];

  /** Adds the keywords of the next page. */
  add(page: number, {each, terms, sayings, deeds}: PageKeywords): void {
    for (const deed of deeds) note(this.#deeds, deed, page);
    for (const saying of sayings) note(this.#sayings, saying, page);
    for (const words of terms) {
      const own = new Set(words);
      const number = this.#keywords.push({page, length: own.size}) - 1;
      for (const word of own) note(this.#byTerm, word, number);
    }
    for (const keyword of each) {
      note(this.#pages, keyword, page);
      if (keyword.length < SHORTEST_MESSAGE) continue;
      note(this.#messages, keyword.slice(0, SHORTEST_MESSAGE), {page, keyword});
    }
    this.#text += each.join(BETWEEN) + BETWEEN;
    this.#ends[page] = this.#text.length;
  }

  /** Whether a text without spaces and signs is part of any keyword. */
  hasPart(text: string): boolean {
    return this.#text.includes(text);
  }

  /**
   * What pages get for the keyword that says most of a query: the query itself, a message it is a part of or that is
   * a part of it, or the same words in another order with others between them.
   */
  scores(query: Query): Map<number, number> {
    const scores = new Map<number, number>();
    const most = (page: number, score: number) => {
      if (score > (scores.get(page) ?? 0)) scores.set(page, score);
    };
    this.#scoreParts(query.text.compact, most);
    for (const name of [query.text.compact, query.content.compact]) {
      for (const page of this.#pages.get(name) ?? []) most(page, KEYWORD.whole);
    }
    for (const page of this.#sayings.get(sayingOf(query.content.terms)) ?? []) {
      most(page, KEYWORD.saying);
    }
    const deed = deedOf(query.content.terms);
    for (const page of (deed !== undefined && this.#deeds.get(deed)) || []) {
      most(page, KEYWORD.deed);
    }
    this.#scoreWords(query, most);
    return scores;
  }

  #scoreParts(text: string, most: (page: number, score: number) => void): void {
    for (let from = 0; from + SHORTEST_MESSAGE <= text.length; from += 1) {
      for (const {page, keyword} of this.#messages.get(text.slice(from, from + SHORTEST_MESSAGE)) ??
        []) {
        if (!text.startsWith(keyword, from)) continue;
        // The more of the query it is, the less else was asked for.
        most(page, KEYWORD.inQuery + (KEYWORD.inQueryShare * keyword.length) / text.length);
      }
    }
    if (text.length < SHORTEST_PART) return;
    let page = 0;
    let at = this.#text.indexOf(text);
    while (at !== -1) {
      while ((this.#ends[page] ?? Number.POSITIVE_INFINITY) <= at) page += 1;
      most(page, KEYWORD.part);
      at = this.#text.indexOf(text, this.#ends[page]);
    }
  }

  /** What keywords have of some words: how many, and what they say together. */
  #found(words: ReadonlyMap<string, number>): Map<number, {count: number; said: number}> {
    const found = new Map<number, {count: number; said: number}>();
    for (const [word, says] of words) {
      for (const number of this.#byTerm.get(word) ?? []) {
        const one = found.get(number);
        if (one) {
          one.count += 1;
          one.said += says;
        } else found.set(number, {count: 1, said: says});
      }
    }
    return found;
  }

  /** Readers put the words of a keyword in any order, and others between them. */
  #scoreWords({terms, weighted, total}: Query, most: (page: number, score: number) => void): void {
    const words = new Map(terms.map((term) => [term, 0]));
    for (const {term, rarity} of weighted) {
      const said = words.get(term);
      if (said !== undefined) words.set(term, said + rarity);
    }
    for (const [number, {count, said}] of this.#found(words)) {
      const {page = 0, length = 0} = this.#keywords[number] ?? {};
      if (count === length) most(page, (KEYWORD.words * said) / total);
    }
  }

  /**
   * How much of a query the keywords of pages say: each as much as its words say, and the less the fewer of its
   * words are asked for. Readers say half of a keyword, and half of another one of the same page.
   */
  said({weighted, total}: Query): Map<number, number> {
    const words = new Map(weighted.map(({term, rarity}) => [term, rarity]));
    const pages = new Map<number, number>();
    for (const [number, {count, said}] of this.#found(words)) {
      const {page = 0, length = 1} = this.#keywords[number] ?? {};
      const share = (said / total) * (count / length);
      pages.set(page, Math.min(KEYWORD.mostSaid, (pages.get(page) ?? 0) + share));
    }
    return pages;
  }
}

import type {
  IndexedDetails,
  IndexedName,
  IndexedTexts,
  SearchSection,
} from '../../../shared/search-index';
import {
  compact,
  indexTerms,
  normalizeTerm,
  queryTerms,
  STOP_WORDS,
} from '../../../shared/search-terms';
import {
  bestTier,
  flagOf,
  misspelling,
  type NameMatch,
  type PageNames,
  pageNames,
  prepareQuery,
  TIER,
} from './names';
import {WordIndex} from './postings';
import {
  asksForNews,
  keywordScore,
  NAME_WEIGHT,
  nameScore,
  nearness,
  type PageKeywords,
  pageKeywords,
  prominence,
  type Query,
  SECTION_WEIGHT,
} from './ranking';
import {type Marked, marker, snippetOf} from './snippet';
import {findWords} from './words';

export interface SearchHit {
  /** Site path with anchor. */
  url: string;
  section: SearchSection;
  kind: 'page' | 'heading' | 'text';
  title: Marked;
  crumbs: string[];
  /** The heading the hit is under; empty for a page. */
  heading: Marked;
  snippet: Marked;
  /** Plain text of the passage, where the second stage is loaded. */
  passage: string;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of matching pages. */
  nbHits: number;
}

export interface SearchRequest {
  query: string;
  /** Hits to skip and to return. */
  offset?: number;
  limit?: number;
  sections?: SearchSection[];
  /** Path of the page the reader is on: its neighbors win ties. */
  from?: string;
}

interface Heading {
  page: number;
  heading: number;
  /** The heading is a name: an option, a prop, a flag. */
  isMember: boolean;
  isFlag: boolean;
}

type TextHits = Map<number, {heading: number; score: number}[]>;

/** What a word counts in title, names, keywords, address, headings, description and crumbs. */
const PAGE_BOOST = [8, 8, 6, 3, 2, 2, 1];
/** What it counts in a heading and in the text below. */
const TEXT_BOOST = [3, 1];
const SECTIONS_PER_PAGE = 3;
/** Passages looked at; the rest can't reach the list. */
const PASSAGES = 300;
const PROMINENCE = 0.3;
const NEWS_WEIGHT = 1.5;

/** Work is done in slices of this length, so that a question in between is answered at once. */
const SLICE_MS = 5;

/** Makes a function that pauses whenever a slice is over. */
function slices(): () => Promise<void> | undefined {
  let started = performance.now();
  return () => {
    if (performance.now() - started < SLICE_MS) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        started = performance.now();
        resolve();
      });
    });
  };
}

/** The texts of a page in the order of `PAGE_BOOST`. */
const fieldsOf = (page: IndexedName, details?: IndexedDetails): string[] => [
  page.title,
  page.names.join(' '),
  details?.keywords.join(' ') ?? '',
  page.path.replace(/^\/docs/, ''),
  details?.headings.map(({text}) => text).join(' ') ?? '',
  details?.description ?? '',
  [page.section, ...page.crumbs].join(' '),
];

/** The embedded search engine: data in, ranked hits out; runs in a worker and in tests alike. */
export class SearchEngine {
  readonly #pages: readonly IndexedName[];
  readonly #names: PageNames[];
  readonly #prominence: number[];
  readonly #titleWords: Set<string>[];
  readonly #titleTerms: string[][];
  #details: readonly IndexedDetails[] = [];
  #keywords: PageKeywords[] = [];
  /** Pages and headings by what a heading says, without spaces and signs. */
  #headings = new Map<string, Heading[]>();
  #pageWords: WordIndex;
  #texts: Map<number, string>[] = [];
  #textWords: WordIndex | undefined;
  /** Page and heading of each document of `#textWords`. */
  #places: {page: number; heading: number}[] = [];

  /** Takes the first stage, what pages are called; it answers from that until more is added. */
  constructor(pages: readonly IndexedName[]) {
    this.#pages = pages;
    this.#names = pages.map(pageNames);
    this.#prominence = pages.map((page) => PROMINENCE * prominence(page));
    this.#titleWords = pages.map(
      ({title, names, path}) =>
        new Set(indexTerms([title, ...names, path].join(' ')).map(normalizeTerm)),
    );
    this.#titleTerms = pages.map(({title}) => contentWords(title).map(normalizeTerm));
    this.#pageWords = new WordIndex(PAGE_BOOST);
    for (const page of pages) this.#pageWords.add(fieldsOf(page));
  }

  /** Adds the second stage: descriptions, keywords and headings, in the order of the pages. */
  async addDetails(details: readonly IndexedDetails[]): Promise<void> {
    const words = new WordIndex(PAGE_BOOST);
    const keywords: PageKeywords[] = [];
    const headings = new Map<string, Heading[]>();
    const rest = slices();
    for (const [page, own] of details.entries()) {
      words.add(fieldsOf(this.#page(page), own));
      keywords.push(pageKeywords(own));
      own.headings.forEach(({text, code}, heading) => {
        const key = compact(text);
        const list = headings.get(key) ?? [];
        list.push({page, heading, isMember: code === true, isFlag: text.startsWith('--')});
        headings.set(key, list);
      });
      await rest();
    }
    this.#details = details;
    this.#keywords = keywords;
    this.#headings = headings;
    this.#pageWords = words;
  }

  /** Adds the third stage, the text below the headings. */
  async addTexts(texts: IndexedTexts): Promise<void> {
    const words = new WordIndex(TEXT_BOOST);
    const places: {page: number; heading: number}[] = [];
    const rest = slices();
    for (const [page, sections] of texts.entries()) {
      for (const [heading, text] of sections) {
        words.add([this.#details[page]?.headings[heading]?.text ?? '', text]);
        places.push({page, heading});
        await rest();
      }
    }
    words.prepare();
    this.#texts = texts.map((sections) => new Map(sections));
    this.#places = places;
    this.#textWords = words;
  }

  /** Answers a query; hits of one page stand together. */
  search({query, offset = 0, limit = 20, sections, from}: SearchRequest): SearchAnswer {
    const words = contentWords(query);
    if (words.length === 0) return {hits: [], nbHits: 0};
    const terms = words.map(normalizeTerm);
    const prepared: Query = {
      text: prepareQuery(query),
      content: prepareQuery(words.join(' ')),
      words,
      terms,
      flag: flagOf(query),
      isOneWord: !/\s/.test(query.trim()),
      isNews: asksForNews(query),
      isKnown: terms.every((term) => this.#pageWords.has(term)),
    };
    // Words without a subject occur everywhere; only a name can be meant by them.
    const textHits = words.every(isStopWord) ? new Map() : this.#searchTexts(words);
    const ranked = this.#rank(prepared, textHits, from).filter(
      (index) => !sections?.length || sections.includes(this.#page(index).section),
    );
    const mark = marker(words);
    const hits: SearchHit[] = [];
    let skipped = 0;
    for (const index of ranked) {
      for (const heading of this.#placesOf(index, prepared, textHits.get(index))) {
        if (skipped < offset) skipped += 1;
        else hits.push(this.#hit(index, heading, mark));
        if (hits.length === limit) return {hits, nbHits: ranked.length};
      }
    }
    return {hits, nbHits: ranked.length};
  }

  #page(index: number): IndexedName {
    const page = this.#pages[index];
    if (!page) throw new Error(`The index has no page ${index}`);
    return page;
  }

  #searchTexts(words: string[]): TextHits {
    const byPage: TextHits = new Map();
    if (!this.#textWords) return byPage;
    for (const {document, score} of findWords(this.#textWords, words, PASSAGES)) {
      const {page, heading} = this.#places[document] ?? {page: 0, heading: -1};
      const list = byPage.get(page) ?? [];
      list.push({heading, score});
      byPage.set(page, list);
    }
    return byPage;
  }

  /** Page numbers, best first. */
  #rank(query: Query, textHits: TextHits, from: string | undefined): number[] {
    const found = findWords(this.#pageWords, query.words);
    const scoreOf = new Map(found.map(({document, score}) => [document, score]));
    const bestPage = Math.max(1, found[0]?.score ?? 0);
    const bestText = Math.max(1, ...[...textHits.values()].map((list) => list[0]?.score ?? 0));
    const memberScores = this.#memberScores(query);
    // A word that only texts have says more than the other ones, which headings have too.
    const inTexts = query.terms.filter(
      (term) => !this.#pageWords.has(term) && this.#textWords?.has(term),
    );
    const share = 1 - inTexts.length / query.terms.length;
    const near = nearness(from, this.#pages);
    const scores: {index: number; score: number}[] = [];
    this.#pages.forEach((page, index) => {
      const name = this.#nameMatch(index, query);
      const relevance =
        (share * (scoreOf.get(index) ?? 0)) / bestPage +
        (0.5 * (textHits.get(index)?.[0]?.score ?? 0)) / bestText;
      const keywords = this.#keywords[index];
      const keyword = keywords ? keywordScore(keywords, query) : 0;
      if (name.tier === TIER.none && relevance === 0 && keyword === 0) return;
      const rest =
        2 * relevance +
        keyword +
        (memberScores.get(index) ?? 0) +
        1.5 * this.#titleShare(index, query.terms) +
        this.#titleInside(index, query.terms) +
        (this.#prominence[index] ?? 0) +
        near(page, name.tier >= TIER.misspelled);
      const isWanted = query.isNews && page.section === 'Blog';
      const score =
        nameScore(name) * (isWanted ? 1 : NAME_WEIGHT[page.section]) +
        rest * (isWanted ? NEWS_WEIGHT : SECTION_WEIGHT[page.section]);
      scores.push({index, score});
    });
    return scores.sort((a, b) => b.score - a.score || a.index - b.index).map(({index}) => index);
  }

  /** What pages get for having a heading that is the name asked for; the page most linked to is the main one. */
  #memberScores({text, flag, isOneWord}: Query): Map<number, number> {
    const scores = new Map<number, number>();
    // Words that happen to make a name when joined are rarely meant as one.
    const base = flag !== undefined ? 75 : isOneWord ? 25 : 1;
    const weight = flag !== undefined || isOneWord ? 2 : 0.5;
    for (const {page, isMember, isFlag} of this.#headings.get(compact(flag ?? text.compact)) ??
      []) {
      if (!isMember || (flag !== undefined && !isFlag)) continue;
      scores.set(page, base + weight * prominence(this.#page(page)));
    }
    if (flag === undefined) return scores;
    this.#pages.forEach(({title}, index) => {
      if (title.split(/\s+/).includes(`--${flag}`)) scores.set(index, 90);
    });
    return scores;
  }

  /** Share of the query's words that title or address of a page have. */
  #titleShare(index: number, terms: string[]): number {
    const own = this.#titleWords[index];
    return terms.filter((term) => own?.has(term)).length / terms.length;
  }

  /** What a page gets whose title, of several words, is part of the query: "how do I embed videos". */
  #titleInside(index: number, terms: string[]): number {
    const title = this.#titleTerms[index] ?? [];
    return title.length > 1 && title.every((term) => terms.includes(term)) ? 2 : 0;
  }

  #nameMatch(index: number, {text, content, isKnown}: Query): NameMatch {
    const names = this.#names[index];
    if (!names) return {tier: TIER.none, coverage: 0, isSameKind: false};
    let best = bestTier(names, text);
    if (content.compact !== text.compact) {
      const other = bestTier(names, content);
      if (other.tier > best.tier) best = other;
    }
    if (best.tier >= TIER.misspelled || isKnown) return best;
    const wrong = misspelling(names, content);
    return wrong === undefined
      ? best
      : {tier: TIER.misspelled, coverage: 1 - wrong / 4, isSameKind: false};
  }

  /**
   * What to list of a page: itself (-1), the sections named like the query, those that say it. Where only
   * a section has the name, an option or a flag, it leads.
   */
  #placesOf(index: number, query: Query, textHits: {heading: number}[] = []): number[] {
    const {flag, text, isOneWord} = query;
    const named =
      this.#headings
        .get(compact(flag ?? text.compact))
        ?.filter(({page, isFlag}) => page === index && (flag === undefined || isFlag)) ?? [];
    const wanted = [...named, ...textHits].flatMap(({heading}) => (heading >= 0 ? [heading] : []));
    const sections = [...new Set(wanted)].slice(0, SECTIONS_PER_PAGE);
    const [first] = named;
    const leads =
      isOneWord && first?.isMember === true && this.#nameMatch(index, query).tier < TIER.misspelled;
    return leads
      ? [first.heading, -1, ...sections.filter((section) => section !== first.heading)]
      : [-1, ...sections];
  }

  #hit(index: number, number: number, mark: ReturnType<typeof marker>): SearchHit {
    const page = this.#page(index);
    const {description, headings} = this.#details[index] ?? {description: '', headings: []};
    const passage = this.#texts[index]?.get(number) ?? '';
    const base = {section: page.section, title: mark(page.title), crumbs: page.crumbs};
    const heading = headings[number];
    if (!heading) {
      return {
        ...base,
        kind: 'page',
        url: page.path,
        heading: [],
        snippet: description ? mark(description) : snippetOf(passage, mark),
        passage: passage || description,
      };
    }
    return {
      ...base,
      kind: passage ? 'text' : 'heading',
      url: `${page.path}#${heading.anchor}`,
      heading: mark(heading.text),
      snippet: snippetOf(passage, mark),
      passage,
    };
  }
}

const isStopWord = (word: string) => STOP_WORDS.has(word.toLowerCase());

function contentWords(query: string): string[] {
  const words = queryTerms(query);
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}

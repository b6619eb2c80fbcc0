import type {IndexedPage, IndexedTexts, SearchSection} from '../../../shared/search-index';
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
import {type Marked, marker, snippetOf} from './snippet';
import {createWordIndex, findWords, type WordIndex} from './words';

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

interface Query {
  text: ReturnType<typeof prepareQuery>;
  /** Without the words of a question that say nothing about its subject. */
  content: ReturnType<typeof prepareQuery>;
  words: string[];
  /** The flag asked for, without its dashes. */
  flag: string | undefined;
  isOneWord: boolean;
  /** Every word occurs in a title, a heading or a keyword: it isn't misspelled. */
  isKnown: boolean;
}

interface Heading {
  page: number;
  heading: number;
  /** The heading is a name: an option, a prop, a flag. */
  isMember: boolean;
  isFlag: boolean;
}

type TextHits = Map<number, {heading: number; score: number}[]>;

const PAGE_BOOST = {
  title: 8,
  names: 8,
  keywords: 6,
  address: 3,
  headings: 2,
  description: 2,
  crumbs: 1,
};
const SECTIONS_PER_PAGE = 3;
/** Passages looked at; the rest can't reach the list. */
const PASSAGES = 300;
const SECTION_WEIGHT: Record<SearchSection, number> = {
  Guides: 1,
  API: 1,
  CLI: 0.97,
  Templates: 0.8,
  Blog: 0.5,
  Other: 0.6,
};

/** A post named like the query comes after reference of the same name, and before all that only mention it. */
const NAME_WEIGHT: Record<SearchSection, number> = {
  Guides: 1,
  API: 1,
  CLI: 1,
  Templates: 0.95,
  Blog: 0.87,
  Other: 0.87,
};
const PROMINENCE = 0.3;

/** Work is done in slices of this length, so that a question in between is answered at once. */
const SLICE_MS = 12;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The embedded search engine: data in, ranked hits out; runs in a worker and in tests alike. */
export class SearchEngine {
  readonly #pages: IndexedPage[];
  readonly #names: PageNames[];
  /** Keywords and messages without spaces and signs, by page. */
  readonly #keywords: string[][];
  /** Pages and headings by what a heading says, without spaces and signs. */
  readonly #headings = new Map<string, Heading[]>();
  readonly #titleWords: Set<string>[];
  readonly #pageWords: WordIndex;
  #texts: IndexedTexts | undefined;
  #textWords: WordIndex | undefined;

  constructor(pages: IndexedPage[]) {
    this.#pages = pages;
    this.#names = pages.map(pageNames);
    this.#keywords = pages.map(({keywords}) => keywords.map(compact));
    this.#titleWords = pages.map(
      ({title, names, path}) =>
        new Set(indexTerms([title, ...names, path].join(' ')).map(normalizeTerm)),
    );
    this.#pageWords = createWordIndex(Object.keys(PAGE_BOOST));
    this.#pageWords.index.addAll(
      pages.map((page, id) => ({
        id,
        title: page.title,
        names: page.names.join(' '),
        keywords: page.keywords.join(' '),
        address: page.path.replace(/^\/docs/, ''),
        headings: page.headings.map(({text}) => text).join(' '),
        description: page.description,
        crumbs: [page.section, ...page.crumbs].join(' '),
      })),
    );
    pages.forEach(({headings}, page) => {
      headings.forEach(({text, code}, heading) => {
        const key = compact(text);
        const list = this.#headings.get(key) ?? [];
        list.push({page, heading, isMember: code === true, isFlag: text.startsWith('--')});
        this.#headings.set(key, list);
      });
    });
  }

  /** Adds the second stage, the text below the headings; until it is done, the first one answers. */
  async addTexts(texts: IndexedTexts): Promise<void> {
    const words = createWordIndex(['heading', 'text']);
    let started = performance.now();
    for (const [page, sections] of texts.entries()) {
      for (const [heading, text] of sections) {
        const title = this.#pages[page]?.headings[heading]?.text ?? '';
        words.index.add({id: `${page}:${heading}`, heading: title, text});
        if (performance.now() - started > SLICE_MS) {
          await pause();
          started = performance.now();
        }
      }
    }
    this.#texts = texts;
    this.#textWords = words;
  }

  /** Answers a query; hits of one page stand together. */
  search({query, offset = 0, limit = 20, sections, from}: SearchRequest): SearchAnswer {
    const words = contentWords(query);
    if (words.length === 0) return {hits: [], nbHits: 0};
    const prepared: Query = {
      text: prepareQuery(query),
      content: prepareQuery(words.join(' ')),
      words,
      flag: flagOf(query),
      isOneWord: !/\s/.test(query.trim()),
      isKnown: words.every((word) => this.#pageWords.words.has(normalizeTerm(word))),
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

  #page(index: number): IndexedPage {
    const page = this.#pages[index];
    if (!page) throw new Error(`The index has no page ${index}`);
    return page;
  }

  #searchTexts(words: string[]): TextHits {
    const byPage: TextHits = new Map();
    if (!this.#textWords) return byPage;
    const found = findWords(this.#textWords, words, {heading: 3});
    found.sort((a, b) => b.score - a.score);
    for (const {id, score} of found.slice(0, PASSAGES)) {
      const [page = 0, heading = -1] = String(id).split(':').map(Number);
      const list = byPage.get(page) ?? [];
      list.push({heading, score});
      byPage.set(page, list);
    }
    return byPage;
  }

  /** Page numbers, best first. */
  #rank(query: Query, textHits: TextHits, from: string | undefined): number[] {
    const found = findWords(this.#pageWords, query.words, PAGE_BOOST);
    const scoreOf = new Map(found.map(({id, score}) => [Number(id), score]));
    const bestPage = Math.max(1, ...scoreOf.values());
    const bestText = Math.max(1, ...[...textHits.values()].map((list) => list[0]?.score ?? 0));
    const memberScores = this.#memberScores(query);
    const near = nearness(from, this.#pages);
    const scores: {index: number; score: number}[] = [];
    this.#pages.forEach((page, index) => {
      const name = this.#nameMatch(index, query);
      const relevance =
        (scoreOf.get(index) ?? 0) / bestPage +
        (0.5 * (textHits.get(index)?.[0]?.score ?? 0)) / bestText;
      const keyword = keywordScore(this.#keywords[index] ?? [], query);
      if (name.tier === TIER.none && relevance === 0 && keyword === 0) return;
      const rest =
        2 * relevance +
        keyword +
        (memberScores.get(index) ?? 0) +
        1.5 * this.#titleShare(index, query.words) +
        PROMINENCE * prominence(page) +
        near(page, name.tier >= TIER.misspelled);
      const score =
        nameScore(name) * NAME_WEIGHT[page.section] + rest * SECTION_WEIGHT[page.section];
      scores.push({index, score});
    });
    return scores.sort((a, b) => b.score - a.score || a.index - b.index).map(({index}) => index);
  }

  /** What pages get for having a heading that is the name asked for; the page most linked to is the main one. */
  #memberScores({text, flag, isOneWord}: Query): Map<number, number> {
    const scores = new Map<number, number>();
    // Words that happen to make a name when joined are rarely meant as one.
    const base = flag !== undefined ? 75 : isOneWord ? 25 : 1;
    for (const {page, isMember, isFlag} of this.#headings.get(compact(flag ?? text.compact)) ??
      []) {
      if (!isMember || (flag !== undefined && !isFlag)) continue;
      scores.set(page, base + 2 * prominence(this.#page(page)));
    }
    if (flag === undefined) return scores;
    this.#pages.forEach(({title}, index) => {
      if (title.split(/\s+/).includes(`--${flag}`)) scores.set(index, 90);
    });
    return scores;
  }

  /** Share of the query's words that title or address of a page have. */
  #titleShare(index: number, words: string[]): number {
    const own = this.#titleWords[index];
    return words.filter((word) => own?.has(normalizeTerm(word))).length / words.length;
  }

  #nameMatch(index: number, {text, content, isKnown}: Query): NameMatch {
    const names = this.#names[index] ?? [];
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
    const texts = new Map(this.#texts?.[index]);
    const passage = texts.get(number) ?? '';
    const base = {section: page.section, title: mark(page.title), crumbs: page.crumbs};
    const heading = page.headings[number];
    if (!heading) {
      return {
        ...base,
        kind: 'page',
        url: page.path,
        heading: [],
        snippet: page.description ? mark(page.description) : snippetOf(passage, mark),
        passage: passage || page.description,
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

/** Names count so much that no text outweighs them; mere parts of names count like text. */
function nameScore({tier, coverage, isSameKind}: NameMatch): number {
  if (tier < TIER.misspelled) return tier * 0.4 + coverage;
  return tier * 10 + coverage + (isSameKind ? 5 : 0);
}

/** Grows with the pages that link to one, slower and slower: 0 to about 7. */
const prominence = ({links}: IndexedPage): number => Math.log2(1 + links);

/** A message is found by any part of it that is long enough to be meant. */
function keywordScore(keywords: string[], {text, content}: Query): number {
  let best = 0;
  for (const keyword of keywords) {
    if (keyword === text.compact || keyword === content.compact) return 3;
    if (text.compact.length >= 8 && keyword.includes(text.compact)) best = 2.5;
    else if (keyword.length >= 10 && text.compact.includes(keyword)) best = Math.max(best, 2);
  }
  return best;
}

/** What a page gets for being near the one the reader is on: it decides between pages of one name. */
function nearness(
  from: string | undefined,
  pages: IndexedPage[],
): (page: IndexedPage, isNamed: boolean) => number {
  if (from === undefined) return () => 0;
  const section = pages.find(({path}) => path === from)?.section;
  const folder = /^\/docs\/[^/]+\//.exec(from)?.[0];
  return (page, isNamed) => {
    if (folder !== undefined && page.path.startsWith(folder)) return isNamed ? 6 : 0.4;
    return page.section === section ? 0.02 : 0;
  };
}

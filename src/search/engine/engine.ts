import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import type {IndexedPage, IndexedTexts, SearchSection} from '../../../shared/search-index';
import {indexTerms, normalizeTerm, queryTerms, STOP_WORDS} from '../../../shared/search-terms';
import {bestTier, type PageNames, pageNames, prepareQuery, TIER} from './names';
import {type Marked, markMatches, snippetOf} from './snippet';

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
  /** Path of the page the reader is on: its section wins ties. */
  from?: string;
}

interface PageScore {
  index: number;
  score: number;
}

const PAGE_FIELDS = ['title', 'names', 'keywords', 'headings', 'description', 'crumbs'];
const SECTIONS_PER_PAGE = 3;
const SECTION_WEIGHT: Record<SearchSection, number> = {
  Guides: 1,
  API: 1,
  CLI: 0.95,
  Templates: 0.8,
  Blog: 0.5,
  Other: 0.6,
};

const textOptions = {
  tokenize: indexTerms,
  processTerm: (term: string) => normalizeTerm(term),
} as const;

const searchOptions: SearchOptions = {
  tokenize: queryTerms,
  processTerm: (term: string) => normalizeTerm(term),
  prefix: (term) => term.length >= 2,
  fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
  weights: {fuzzy: 0.15, prefix: 0.5},
};

/** The embedded search engine: data in, ranked hits out; runs in a worker and in tests alike. */
export class SearchEngine {
  readonly #pages: IndexedPage[];
  readonly #names: PageNames[];
  readonly #pageIndex: MiniSearch;
  #texts: IndexedTexts | undefined;
  #textIndex: MiniSearch | undefined;

  constructor(pages: IndexedPage[]) {
    this.#pages = pages;
    this.#names = pages.map(pageNames);
    this.#pageIndex = new MiniSearch({fields: PAGE_FIELDS, ...textOptions});
    this.#pageIndex.addAll(
      pages.map((page, id) => ({
        id,
        title: page.title,
        names: page.names.join(' '),
        keywords: page.keywords.join(' '),
        headings: page.headings.map(({text}) => text).join(' '),
        description: page.description,
        crumbs: page.crumbs.join(' '),
      })),
    );
  }

  /** Adds the second stage: the text below the headings. */
  addTexts(texts: IndexedTexts): void {
    const index = new MiniSearch({fields: ['heading', 'text'], ...textOptions});
    texts.forEach((sections, page) => {
      for (const [heading, text] of sections) {
        const title = this.#pages[page]?.headings[heading]?.text ?? '';
        index.add({id: `${page}:${heading}`, heading: title, text});
      }
    });
    this.#texts = texts;
    this.#textIndex = index;
  }

  get hasTexts(): boolean {
    return this.#textIndex !== undefined;
  }

  /** Answers a query; hits of one page stand together, the page itself first. */
  search({query, offset = 0, limit = 20, sections, from}: SearchRequest): SearchAnswer {
    const words = this.#contentWords(query);
    if (words.length === 0) return {hits: [], nbHits: 0};
    const textHits = this.#searchTexts(words);
    const ranked = this.#rank(query, words, textHits, from).filter(
      ({index}) => !sections?.length || sections.includes(this.#page(index).section),
    );
    const hits = ranked.flatMap(({index}) =>
      this.#hitsOf(index, query, words, textHits.get(index)),
    );
    return {hits: hits.slice(offset, offset + limit), nbHits: ranked.length};
  }

  #page(index: number): IndexedPage {
    const page = this.#pages[index];
    if (!page) throw new Error(`The index has no page ${index}`);
    return page;
  }

  #contentWords(query: string): string[] {
    const words = queryTerms(query);
    const content = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
    return content.length > 0 ? content : words;
  }

  /** All words first; where that finds little, most of them. */
  #find(index: MiniSearch, words: string[], options: SearchOptions): SearchResult[] {
    const text = words.join(' ');
    const strict = index.search(text, {...searchOptions, ...options, combineWith: 'AND'});
    if (strict.length >= 5 || words.length === 1) return strict;
    const seen = new Set(strict.map(({id}) => id));
    const loose = index
      .search(text, {...searchOptions, ...options, combineWith: 'OR'})
      .filter(({id, queryTerms: found}) => !seen.has(id) && found.length * 2 >= words.length)
      .map((result) => ({
        ...result,
        score: result.score * 0.5 * (result.queryTerms.length / words.length),
      }));
    return [...strict, ...loose];
  }

  #searchTexts(words: string[]): Map<number, {heading: number; score: number}[]> {
    const byPage = new Map<number, {heading: number; score: number}[]>();
    if (!this.#textIndex) return byPage;
    const found = this.#find(this.#textIndex, words, {boost: {heading: 3}});
    for (const {id, score} of found.slice(0, 300)) {
      const [page = 0, heading = -1] = String(id).split(':').map(Number);
      const list = byPage.get(page) ?? [];
      list.push({heading, score});
      byPage.set(page, list);
    }
    return byPage;
  }

  #rank(
    query: string,
    words: string[],
    textHits: Map<number, {score: number}[]>,
    from: string | undefined,
  ): PageScore[] {
    const prepared = prepareQuery(query);
    const content = prepareQuery(words.join(' '));
    const pageHits = this.#find(this.#pageIndex, words, {
      boost: {title: 8, names: 8, keywords: 5, headings: 2, description: 2, crumbs: 1},
    });
    const scoreOf = new Map(pageHits.map(({id, score}) => [Number(id), score]));
    const bestPage = Math.max(1, ...scoreOf.values());
    const bestText = Math.max(1, ...[...textHits.values()].map((list) => list[0]?.score ?? 0));
    const section = this.#pages.find(({path}) => path === from)?.section;
    const scores: PageScore[] = [];
    this.#pages.forEach((page, index) => {
      const named = bestTier(this.#names[index] ?? [], prepared);
      const worded =
        content.compact === prepared.compact ? named : bestTier(this.#names[index] ?? [], content);
      const best = worded.tier > named.tier ? worded : named;
      const text = textHits.get(index)?.[0]?.score ?? 0;
      const relevance = (scoreOf.get(index) ?? 0) / bestPage + (0.5 * text) / bestText;
      if (best.tier === TIER.none && relevance === 0) return;
      const member = page.headings.some(
        ({code, text: name}) => code && prepareQuery(name).compact === prepared.compact,
      );
      const tier =
        best.tier === TIER.words || best.tier === TIER.inner ? best.tier * 0.25 : best.tier * 2;
      const tie = page.section === section ? 0.01 : 0;
      scores.push({
        index,
        score:
          (tier + best.coverage + 2 * relevance + (member ? 1.5 : 0)) *
            SECTION_WEIGHT[page.section] +
          tie,
      });
    });
    return scores.sort((a, b) => b.score - a.score || a.index - b.index);
  }

  #hitsOf(
    index: number,
    query: string,
    words: string[],
    textHits: {heading: number; score: number}[] = [],
  ): SearchHit[] {
    const page = this.#page(index);
    const texts = new Map(this.#texts?.[index]);
    const base = {
      section: page.section,
      title: markMatches(page.title, words),
      crumbs: page.crumbs,
    };
    const intro = texts.get(-1) ?? '';
    const pageHit: SearchHit = {
      ...base,
      kind: 'page',
      url: page.path,
      heading: [],
      snippet: page.description ? markMatches(page.description, words) : snippetOf(intro, words),
      passage: intro || page.description,
    };
    const compactQuery = prepareQuery(query).compact;
    const named = page.headings.flatMap(({text}, heading) =>
      prepareQuery(text).compact === compactQuery
        ? [{heading, score: Number.POSITIVE_INFINITY}]
        : [],
    );
    const wanted = [...named, ...textHits].filter(({heading}) => heading >= 0);
    const headings = [...new Set(wanted.map(({heading}) => heading))].slice(0, SECTIONS_PER_PAGE);
    return [
      pageHit,
      ...headings.flatMap((number): SearchHit[] => {
        const heading = page.headings[number];
        if (!heading) return [];
        const passage = texts.get(number) ?? '';
        return [
          {
            ...base,
            kind: passage ? 'text' : 'heading',
            url: `${page.path}#${heading.anchor}`,
            heading: markMatches(heading.text, words),
            snippet: snippetOf(passage, words),
            passage,
          },
        ];
      }),
    ];
  }
}

import type {
  IndexedDetails,
  IndexedName,
  IndexedTexts,
  SearchSection,
} from '../../../shared/search-index';
import {compact, normalizeTerm, queryTerms} from '../../../shared/search-terms';
import {Catalog, contentWords, isStopWord, type TextHits} from './catalog';
import {flagOf, memberOf, prepareQuery, TIER} from './names';
import {isOwner, nameMatch, rank} from './rank';
import {asksForNews, commandOf, generalPart, type Query} from './ranking';
import {type Marked, marker, snippetOf} from './snippet';

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

const SECTIONS_PER_PAGE = 3;

/** The embedded search engine: data in, ranked hits out; runs in a worker and in tests alike. */
export class SearchEngine {
  readonly #catalog: Catalog;

  /** Takes the first stage, what pages are called; it answers from that until more is added. */
  constructor(pages: readonly IndexedName[]) {
    this.#catalog = new Catalog(pages);
  }

  /** Adds the second stage: descriptions, keywords and headings, in the order of the pages. */
  addDetails(details: readonly IndexedDetails[]): Promise<void> {
    return this.#catalog.addDetails(details);
  }

  /** Adds the third stage, the text below the headings. */
  addTexts(texts: IndexedTexts): Promise<void> {
    return this.#catalog.addTexts(texts);
  }

  /** Answers a query; hits of one page stand together. */
  search({query: typed, offset = 0, limit = 20, sections, from}: SearchRequest): SearchAnswer {
    const query = generalPart(typed);
    const words = contentWords(query);
    if (words.length === 0) return {hits: [], nbHits: 0};
    const terms = words.map(normalizeTerm);
    const prepared: Query = {
      text: prepareQuery(query),
      content: prepareQuery(words.join(' ')),
      words,
      typed: queryTerms(query),
      command: commandOf(query),
      terms,
      flag: flagOf(query),
      member: memberOf(query),
      isOneWord: !/\s/.test(query.trim()),
      isNews: asksForNews(query),
      isKnown: terms.every((term) => this.#catalog.pageWords.has(term)),
    };
    // Words without a subject occur everywhere; only a name can be meant by them.
    const textHits: TextHits = words.every(isStopWord)
      ? new Map()
      : this.#catalog.searchTexts(words);
    const ranked = rank(this.#catalog, prepared, textHits, from).filter(
      (index) => !sections?.length || sections.includes(this.#catalog.page(index).section),
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

  /**
   * What to list of a page: itself (-1), the sections named like the query, those that say it. Where only
   * a section has the name, an option or a flag, it leads.
   */
  #placesOf(index: number, query: Query, textHits: {heading: number}[] = []): number[] {
    const {flag, text, member, isOneWord} = query;
    const part = member && isOwner(this.#catalog, index, member) ? member.name : undefined;
    const named =
      this.#catalog.headings
        .get(compact(flag ?? part ?? text.compact))
        ?.filter(({page, isFlag}) => page === index && (flag === undefined || isFlag)) ?? [];
    const wanted = [...named, ...textHits].flatMap(({heading}) => (heading >= 0 ? [heading] : []));
    const sections = [...new Set(wanted)].slice(0, SECTIONS_PER_PAGE);
    const [first] = named;
    const leads =
      isOneWord &&
      first?.isMember === true &&
      (part !== undefined || nameMatch(this.#catalog, index, query).tier < TIER.misspelled);
    return leads
      ? [first.heading, -1, ...sections.filter((section) => section !== first.heading)]
      : [-1, ...sections];
  }

  #hit(index: number, number: number, mark: ReturnType<typeof marker>): SearchHit {
    const page = this.#catalog.page(index);
    const {description, headings} = this.#catalog.details[index] ?? {description: '', headings: []};
    const passage = this.#catalog.texts[index]?.get(number) ?? '';
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

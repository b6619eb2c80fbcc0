import {isChatter} from '../../../shared/chatter-words';
import {isGeneral} from '../../../shared/general-words';
import {lettersAndDigits} from '../../../shared/letters-and-digits';
import type {Marked} from '../../../shared/marked';
import type {
  IndexedName,
  IndexedRest,
  IndexedTexts,
  SearchSection,
} from '../../../shared/search-index';
import {normalizeTerm, queryTerms} from '../../../shared/search-terms';
import {Catalog, contentWords, isStopWord, type TextHit, type TextHits} from './catalog';
import {KEYWORD} from './keywords';
import {meantBy, titlesNear, withStopWords} from './look-alikes';
import {flagOf, memberOf, prepareQuery, TIER} from './names';
import {isOwner, type Ranked, rank, STORY_FROM, titleShare} from './rank';
import {asksForNews, commandOf, generalPart, type Query} from './ranking';
import {type Marker, marker, snippetOf} from './snippet';
import {type QueryWord, weightOf} from './words';

/** Where an answer is: a page, or one of its sections. */
export interface Place {
  /** Site path with anchor. */
  url: string;
  kind: 'page' | 'heading' | 'text';
  /** The heading; empty for a page. */
  heading: Marked;
  snippet: Marked;
  /** Plain text of the passage, where the third stage is loaded. */
  passage: string;
  /** Which part of the query is found here, in the page's title or in the heading: 0 to 1. */
  covers: number;
}

/** A page that has what was asked for, at the place where it answers best. */
export interface SearchHit extends Place {
  section: SearchSection;
  title: Marked;
  crumbs: string[];
  /** A keyword by which the page was found, where nothing else that is shown says why. */
  also: Marked;
  /** The words of the query that its title, names, keywords, headings or description say. */
  about: string[];
  /** Other places of the page, best first. */
  more: Place[];
}

export interface SearchAnswer {
  /** One for each page. */
  hits: SearchHit[];
  /** Number of matching pages. */
  nbHits: number;
  /** The words of the query that say most. */
  words: SaidWord[];
  /** Number of matching pages of each kind, whatever kinds were asked for; a hosted service doesn't tell. */
  counts?: Record<string, number>;
  /** All of the index was looked through. */
  isComplete: boolean;
  /** The service didn't answer, and the index in the reader's browser did. */
  isLocal?: boolean;
  /** How far the first page is ahead of the fourth, 0 to 1: whether it is the one that is meant. */
  lead?: number;
  /** Words of the query that no page has. */
  unknown: string[];
  /** Titles that the query looks like, where nothing was found. */
  near?: string[];
  /** What may have been meant by them. `isUsed` if the hits are those of that query, `isSlip` if each is a letter away. */
  meant?: {query: string; isUsed: boolean; isSlip?: boolean};
}

/** A word of a query, how much it says, and how far it is one of this site's subjects: 0 to 1. */
export interface SaidWord extends QueryWord {
  topicality: number;
}

export interface SearchRequest {
  query: string;
  /** Pages to skip and to return. */
  offset?: number;
  limit?: number;
  sections?: SearchSection[];
  /** Path of the page the reader is on: its neighbors win ties. */
  from?: string;
  /** Other places wanted of each page. */
  places?: number;
}

const PLACES = 3;
/** So many sections of a page are looked at for their headings, where more places are wanted. */
const HEADED = 3;
/** Such a part of a query their headings have to say. */
const HEADED_SHARE = 0.2;
/** The page of this place is one of those that only come near. */
const RIVAL = 3;
/** Of more words the rare ones tell what is meant: eight are too few for who tells a story, twenty find no more. */
const MOST_WORDS = 16;
/** With so many words a query says something without its numbers. */
const FEWEST_SAYINGS = 3;
/**
 * What a word counts that questions about anything have: `put`, `another`. Documentation hardly uses such words, so that
 * they look rare. Who tells a story uses them to say what happened.
 */
const GENERAL_SHARE = 0.5;
/** By how much a section has to say more of a query than the page's title, to be the place it is found at. */
const SECTION_LEAD = 0.1;

const sumOf = (words: readonly QueryWord[]): number =>
  words.reduce((sum, {rarity}) => sum + rarity, 0);

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/**
 * The words of a query that can say what is meant. Numbers in a sentence are the reader's own: versions, sizes, times.
 * Who tells a story says things again, with chatter around them; of few words each was chosen: `word by word`.
 */
function sayings(words: readonly string[], isStory: boolean): string[] {
  const all = isStory
    ? [...new Map(words.map((word) => [normalizeTerm(word), word])).values()]
    : [...words];
  const named = all.filter((word) => !isNumber(word));
  const said = isStory ? named.filter((word) => !isChatter(word)) : named;
  return [said, named].find(({length}) => length >= FEWEST_SAYINGS) ?? all;
}

/** The words of which texts have fewest, as they stand; of those that are equally rare the first ones. */
function rarest<T extends QueryWord>(words: readonly T[], count: number): T[] {
  const chosen = new Set([...words].sort((a, b) => b.rarity - a.rarity).slice(0, count));
  return words.filter((word) => chosen.has(word));
}

/** Words without the toolkit's name, which all of the site is about; with it, if the query has no other. */
function sayingOf<T extends QueryWord>(words: readonly T[], all: readonly T[] = words): T[] {
  const isName = ({word}: T) => word.toLowerCase() === 'remotion';
  return all.every(isName) ? [...words] : words.filter((word) => !isName(word));
}

/** The embedded search engine: data in, ranked hits out; runs in a worker and in tests alike. */
export class SearchEngine {
  readonly #catalog: Catalog;
  /** The words of titles, headings and keywords that were shown: the same ones come again with the next key. */
  readonly #terms = new Map<string, ReadonlySet<string>>();

  /** Takes the first stage, what pages are called; it answers from that until more is added. */
  constructor(pages: readonly IndexedName[]) {
    this.#catalog = new Catalog(pages);
  }

  /** How many pages it knows. */
  get size(): number {
    return this.#catalog.pages.length;
  }

  /** Tells whether it knows a page. */
  knows(path: string): boolean {
    return this.#catalog.pages.some((page) => page.path === path);
  }

  /** Adds the second stage: descriptions, keywords and headings in the order of the pages, and further pages. */
  addDetails(details: IndexedRest): Promise<void> {
    return this.#catalog.addDetails(details);
  }

  /** Adds the third stage, the text below the headings. */
  addTexts(texts: IndexedTexts): Promise<void> {
    return this.#catalog.addTexts(texts);
  }

  /** Answers a query; says which of its words no page has, and what may have been meant by them. */
  search(request: SearchRequest): SearchAnswer {
    const query = withStopWords(
      generalPart(request.query),
      (word) => isStopWord(word) || this.#catalog.isIndexed(word),
    );
    const words = contentWords(query);
    const isComplete = this.#catalog.textWords !== undefined;
    if (words.length === 0) return {hits: [], nbHits: 0, words: [], isComplete, unknown: []};
    const {named, ...answer} = this.#answer(query, words, request);
    const unknown = this.#unknown(words);
    const titles = answer.nbHits === 0 && this.#catalog.pages.map(({title}) => title);
    const said = {isComplete, unknown, ...(titles && {near: titlesNear(titles, query)})};
    if (unknown.length === 0) return {...answer, ...said};
    if (named !== undefined) return {...answer, ...said, meant: {query: named, isUsed: true}};
    const meant = meantBy(this.#catalog, query, unknown);
    if (!meant) return {...answer, ...said};
    const {named: _, ...other} = this.#answer(meant.query, contentWords(meant.query), request);
    if (other.nbHits === 0) return {...answer, ...said};
    // Only a slip of the fingers in all of a query is answered as it was meant, and that is said.
    const isUsed = answer.nbHits === 0 && meant.isSlip;
    return {...(isUsed ? other : answer), ...said, meant: {...meant, isUsed}};
  }

  /** Words that no page has; the last one may still be being typed. */
  #unknown(words: readonly string[]): string[] {
    const isWhole = (word: string) => /^\p{L}+$/u.test(word);
    return words.filter(
      (word, place) =>
        isWhole(word) &&
        !this.#catalog.hasWord(word) &&
        !(place === words.length - 1 && this.#catalog.hasBeginning(word)),
    );
  }

  #prepare(query: string, words: string[]): Query {
    const terms = words.map(normalizeTerm);
    // All of the site is about the toolkit.
    const about = words.filter((word) => word.toLowerCase() !== 'remotion');
    const subject = about.length > 0 ? about : words;
    const typed = queryTerms(query);
    const isStory = typed.length >= STORY_FROM;
    const all = sayings(words, isStory).map((word) => ({
      word,
      term: normalizeTerm(word),
      rarity: this.#catalog.rarity(word),
    }));
    const said = rarest(all, MOST_WORDS);
    const weighted = said.map((each) =>
      !isStory && isGeneral(each.word) ? {...each, rarity: each.rarity * GENERAL_SHARE} : each,
    );
    return {
      text: prepareQuery(query),
      content: prepareQuery(subject.join(' ')),
      words,
      typed,
      command: commandOf(query),
      terms,
      said,
      weighted,
      total: weighted.reduce((sum, {rarity}) => sum + rarity, 0),
      flag: flagOf(query),
      member: memberOf(query),
      isOneWord: !/\s/.test(query.trim()),
      isNews: asksForNews(query),
      isKnown: terms.every((term) => this.#catalog.pageWords.has(term)),
    };
  }

  #answer(
    text: string,
    words: string[],
    {offset = 0, limit = 20, sections, from, places = PLACES}: SearchRequest,
  ): Pick<SearchAnswer, 'hits' | 'nbHits' | 'counts' | 'words' | 'lead'> & {
    named: string | undefined;
  } {
    const query = this.#prepare(text, words);
    // Words without a subject occur everywhere; only a name can be meant by them.
    const textHits: TextHits = words.every(isStopWord)
      ? new Map()
      : this.#catalog.searchTexts(query.weighted);
    const all = rank(this.#catalog, query, textHits, from);
    const sectionOf = ({index}: Ranked) => this.#catalog.page(index).section;
    const counts: Record<string, number> = {};
    for (const page of all) counts[sectionOf(page)] = (counts[sectionOf(page)] ?? 0) + 1;
    const ranked = all.filter((page) => !sections?.length || sections.includes(sectionOf(page)));
    const mark = marker(words);
    const hits = ranked
      .slice(offset, offset + limit)
      .map((page) => this.#hit(page, query, textHits.get(page.index) ?? [], mark, places));
    const [first] = ranked;
    const named =
      first?.match.tier === TIER.misspelled ? this.#catalog.page(first.index).title : undefined;
    const said = sayingOf(query.said).map(({word, rarity}) => ({
      word,
      rarity,
      topicality: this.#catalog.topicality(word),
    }));
    const lead = first ? 1 - (ranked[RIVAL]?.score ?? 0) / first.score : 0;
    return {hits, nbHits: ranked.length, counts, words: said, lead, named};
  }

  /** Sections whose headings have words of a query, though their text may not: those that say most. */
  #headedLike(index: number, {weighted, total}: Query): number[] {
    const headings = this.#catalog.details[index]?.headings ?? [];
    return headings
      .map(({text}, heading) => {
        const own = this.#termsOf(text);
        const said = weighted.filter(({term, word}) => own.has(term) && !isGeneral(word));
        return {heading, says: sumOf(said)};
      })
      .filter(({says}) => says >= HEADED_SHARE * total)
      .sort((a, b) => b.says - a.says)
      .slice(0, HEADED)
      .map(({heading}) => heading);
  }

  /**
   * Where on a page to look, best first: itself (-1), sections named like the query, those that say it, and, where more
   * are wanted, those whose headings say some of it.
   */
  #placesOf(page: Ranked, query: Query, textHits: readonly TextHit[], places: number): number[] {
    const {flag, text, member, isOneWord} = query;
    const {index, match} = page;
    const part = member && isOwner(this.#catalog, index, member) ? member.name : undefined;
    const named =
      this.#catalog.headings
        .get(lettersAndDigits(flag ?? part ?? text.compact))
        ?.filter((each) => each.page === index && (flag === undefined || each.isFlag)) ?? [];
    const [first] = named;
    const isNamed = match.tier >= TIER.misspelled;
    const isMember = isOneWord && first?.isMember === true && (part !== undefined || !isNamed);
    const [best] = textHits;
    const isSaid =
      !isNamed &&
      best !== undefined &&
      best.heading >= 0 &&
      weightOf(query.weighted, best.covered) / query.total >
        titleShare(this.#catalog, index, query) + SECTION_LEAD &&
      page.keyword < KEYWORD.part;
    const lead = isMember ? first.heading : isSaid ? best.heading : -1;
    return [
      ...new Set([
        lead,
        -1,
        ...named.map(({heading}) => heading),
        ...textHits.map(({heading}) => heading),
        ...(places > PLACES ? this.#headedLike(index, query) : []),
      ]),
    ];
  }

  #hit(
    page: Ranked,
    query: Query,
    textHits: readonly TextHit[],
    mark: Marker,
    places: number,
  ): SearchHit {
    const {section, title, crumbs} = this.#catalog.page(page.index);
    const [lead = -1, ...rest] = this.#placesOf(page, query, textHits, places);
    const place = this.#place(page.index, lead, query, textHits, mark);
    return {
      ...place,
      section,
      title: mark(title),
      crumbs,
      also: this.#also(page.index, query, mark, [
        title,
        ...[place.heading, place.snippet].flat().map(([text]) => text),
      ]),
      about: query.weighted
        .filter((_, place) => (page.covered & (1 << place)) !== 0)
        .map(({word}) => word),
      more: rest
        .slice(0, places)
        .map((number) => this.#place(page.index, number, query, textHits, mark)),
    };
  }

  #place(
    index: number,
    number: number,
    {said: weighted}: Query,
    textHits: readonly TextHit[],
    mark: Marker,
  ): Place {
    const page = this.#catalog.page(index);
    const {description, headings} = this.#catalog.details[index] ?? {description: '', headings: []};
    const passage = this.#catalog.texts[index]?.get(number) ?? '';
    const heading = headings[number];
    const title = this.#termsOf(page.title);
    const name = this.#termsOf(heading?.text ?? description);
    const said = textHits.find((hit) => hit.heading === number)?.covered ?? 0;
    const bits = weighted.reduce(
      (all, {term}, place) => (title.has(term) || name.has(term) ? all | (1 << place) : all),
      said,
    );
    const isSaid = (_: unknown, place: number) => (bits & (1 << place)) !== 0;
    const covers = sumOf(sayingOf(weighted.filter(isSaid), weighted)) / sumOf(sayingOf(weighted));
    if (!heading) {
      return {
        kind: 'page',
        url: page.path,
        heading: [],
        snippet: description ? mark(description) : snippetOf(passage, mark),
        passage: passage || description,
        covers,
      };
    }
    return {
      kind: passage ? 'text' : 'heading',
      url: `${page.path}#${heading.anchor}`,
      heading: mark(heading.text),
      snippet: snippetOf(passage, mark),
      passage,
      covers,
    };
  }

  #termsOf(text: string): ReadonlySet<string> {
    let terms = this.#terms.get(text);
    if (!terms) {
      terms = new Set(queryTerms(text).map(normalizeTerm));
      this.#terms.set(text, terms);
    }
    return terms;
  }

  /** The keyword that says most of a query, if most of it is asked for and what is shown doesn't say it. */
  #also(index: number, {weighted}: Query, mark: Marker, shown: string[]): Marked {
    const seen = new Set(queryTerms(shown.join(' ')).map(normalizeTerm));
    let best = {keyword: '', said: 0};
    for (const keyword of this.#catalog.details[index]?.keywords ?? []) {
      const own = this.#termsOf(keyword);
      let said = 0;
      let asked = 0;
      for (const {term, rarity} of weighted) {
        if (!own.has(term)) continue;
        asked += 1;
        if (!seen.has(term)) said += rarity;
      }
      if (asked > own.size / 2 && said > best.said) best = {keyword, said};
    }
    return best.keyword === '' ? [] : mark(best.keyword);
  }
}

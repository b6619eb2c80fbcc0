import {lettersAndDigits} from '../../../shared/letters-and-digits';
import {
  type IndexedDetails,
  type IndexedName,
  type IndexedRest,
  type IndexedTexts,
  SITUATIONS,
} from '../../../shared/search-index';
import {indexTerms, normalizeTerm, queryTerms, STOP_WORDS} from '../../../shared/search-terms';
import {KeywordIndex, type PageKeywords, pageKeywords} from './keywords';
import {type PageNames, pageNames} from './names';
import {phraseText} from './phrases';
import {WordIndex} from './postings';
import {prominence} from './ranking';
import {findWords, type QueryWord} from './words';

/** A heading and the page it is on. */
interface Heading {
  page: number;
  heading: number;
  /** The heading is a name: an option, a prop, a flag. */
  isMember: boolean;
  isFlag: boolean;
}

/** A passage that has words of the query. */
export interface TextHit {
  /** -1 is the text before the first heading. */
  heading: number;
  score: number;
  /** Which of the query's words it has, one bit for each. */
  covered: number;
}

/** Passages that have the words, best first, by page. */
export type TextHits = ReadonlyMap<number, TextHit[]>;

/** What a word counts in title, names, keywords, address, headings, description, crumbs and situations. */
const PAGE_BOOST = [8, 8, 6, 3, 2, 2, 1, 4];
/** Of these, the fields that say what a page is called and looked for by. */
const NAME_FIELDS = 3;
const TITLE_FIELD = 0;
const KEYWORDS_FIELD = 2;
const DESCRIPTION_FIELD = 5;
/** The last one, which is looked at only where somebody tells a story. */
const SITUATIONS_FIELD = 7;
/** What a situation counts beside a keyword: it is told in words of everyday life, which others use for other things. */
export const SITUATION_SHARE = 0.7;
const SUBJECT_PAGES = 30;
/** What it counts in a heading and in the text below. */
const TEXT_BOOST = [3, 1];
/** Passages looked at; the rest can't reach the list. */
const PASSAGES = 300;
/** Shorter parts of names say nothing about a word. */
const SHORTEST_PART = 3;

/** Work is done in slices of this length, so that a question in between is answered at once. */
const SLICE_MS = 5;

/** Lets go ahead what has come meanwhile. Timers, one after the other, would each take four milliseconds. */
const turn = () =>
  new Promise<void>((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Makes a function that pauses whenever a slice is over. */
function slices(): () => Promise<void> | undefined {
  let started = performance.now();
  return () => {
    if (performance.now() - started < SLICE_MS) return undefined;
    return turn().then(() => {
      started = performance.now();
    });
  };
}

/** The texts of a page in the order of `PAGE_BOOST`; its situations come with the third stage. */
const fieldsOf = (page: IndexedName, details?: IndexedDetails): string[] => [
  page.title,
  page.names.join(' '),
  details?.keywords.join(' ') ?? '',
  page.path.replace(/^\/docs/, ''),
  details?.headings.map(({text}) => text).join(' ') ?? '',
  details?.description ?? '',
  [page.section, ...page.crumbs].join(' '),
];

/** A page of the index, prepared for comparing. */
interface PreparedPage {
  page: IndexedName;
  names: PageNames;
  titleWords: Set<string>;
  titleTerms: string[];
}

function preparePage(page: IndexedName): PreparedPage {
  const {title, names, path} = page;
  return {
    page,
    names: pageNames(page),
    titleWords: new Set(indexTerms([title, ...names, path].join(' ')).map(normalizeTerm)),
    // The parts of `@remotion/lambda` are no words that a reader happens to use.
    titleTerms: /\s|^[A-Z][a-z]+$/.test(title) ? contentWords(title).map(normalizeTerm) : [],
  };
}

/** What is known of all pages: what they are called, what their headings and their texts say. */
export class Catalog {
  readonly pages: IndexedName[] = [];
  readonly names: PageNames[] = [];
  readonly prominence: number[] = [];
  readonly titleWords: Set<string>[] = [];
  readonly titleTerms: string[][] = [];
  details: readonly IndexedDetails[] = [];
  keywords: PageKeywords[] = [];
  keywordIndex = new KeywordIndex();
  /** The situations of all pages. */
  readonly situations = new KeywordIndex();
  /** Pages and headings by what a heading says, without spaces and signs. */
  headings = new Map<string, Heading[]>();
  pageWords: WordIndex;
  texts: Map<number, string>[] = [];
  textWords: WordIndex | undefined;
  readonly #phraseTexts = new Map<string, string>();
  /** Page and heading of each document of `textWords`. */
  #places: {page: number; heading: number}[] = [];

  /** Takes the first stage, what pages are called; it answers from that until more is added. */
  constructor(pages: readonly IndexedName[]) {
    for (const page of pages) this.#take(preparePage(page));
    this.pageWords = new WordIndex(PAGE_BOOST);
    for (const page of pages) this.pageWords.add(fieldsOf(page));
  }

  #take({page, names, titleWords, titleTerms}: PreparedPage): void {
    this.pages.push(page);
    this.names.push(names);
    this.prominence.push(prominence(page));
    this.titleWords.push(titleWords);
    this.titleTerms.push(titleTerms);
  }

  /** Adds the second stage: descriptions, keywords and headings in the order of the pages, and further pages. */
  async addDetails(details: IndexedRest): Promise<void> {
    const words = new WordIndex(PAGE_BOOST);
    const keywords: PageKeywords[] = [];
    const keywordIndex = new KeywordIndex();
    const headings = new Map<string, Heading[]>();
    const further: PreparedPage[] = [];
    const rest = slices();
    for (const [page, own] of details.entries()) {
      const isFurther = page >= this.pages.length && 'path' in own;
      if (isFurther) further.push(preparePage(own));
      words.add(fieldsOf(isFurther ? own : this.page(page), own));
      const prepared = pageKeywords(own);
      keywords.push(prepared);
      keywordIndex.add(page, prepared);
      own.headings.forEach(({text, code}, heading) => {
        const key = lettersAndDigits(text);
        const list = headings.get(key) ?? [];
        list.push({page, heading, isMember: code === true, isFlag: text.startsWith('--')});
        headings.set(key, list);
      });
      await rest();
    }
    // All at once: a question in between is answered from what there was.
    for (const page of further) this.#take(page);
    this.details = details;
    this.keywords = keywords;
    this.keywordIndex = keywordIndex;
    this.headings = headings;
    this.pageWords = words;
  }

  /** Adds the third stage, the text below the headings. */
  async addTexts(texts: IndexedTexts): Promise<void> {
    const words = new WordIndex(TEXT_BOOST);
    const places: {page: number; heading: number}[] = [];
    const situations: [page: number, text: string][] = [];
    const rest = slices();
    for (const [page, sections] of texts.entries()) {
      for (const [heading, text] of sections) {
        if (heading === SITUATIONS) {
          situations.push([page, text]);
          continue;
        }
        words.add([this.details[page]?.headings[heading]?.text ?? '', text]);
        places.push({page, heading});
        await rest();
      }
    }
    words.prepare();
    for (const [page, text] of situations) {
      this.pageWords.addField(page, SITUATIONS_FIELD, text);
      this.situations.add(page, pageKeywords({keywords: text.split('\n')}));
    }
    this.texts = texts.map((sections) => new Map(sections));
    this.#places = places;
    this.textWords = words;
  }

  /** A passage with its heading, in a form in which runs of words are found. */
  phraseText(page: number, heading: number): string {
    const key = `${page} ${heading}`;
    let text = this.#phraseTexts.get(key);
    if (text === undefined) {
      const name = this.details[page]?.headings[heading]?.text ?? '';
      text = phraseText(`${name} ${this.texts[page]?.get(heading) ?? ''}`);
      this.#phraseTexts.set(key, text);
    }
    return text;
  }

  /** @throws {Error} If no page has this number. */
  page(index: number): IndexedName {
    const page = this.pages[index];
    if (!page) throw new Error(`The index has no page ${index}`);
    return page;
  }

  /** Passages that have the words; none before the third stage. */
  searchTexts(words: readonly QueryWord[]): TextHits {
    const byPage = new Map<number, TextHit[]>();
    if (!this.textWords) return byPage;
    for (const {document, score, covered} of findWords(this.textWords, words, PASSAGES)) {
      const {page, heading} = this.#places[document] ?? {page: 0, heading: -1};
      const list = byPage.get(page) ?? [];
      list.push({heading, score, covered});
      byPage.set(page, list);
    }
    return byPage;
  }

  /** How much a word says about what is meant: 1 for one that hardly any passage has, near 0 for `the`. */
  rarity(word: string): number {
    const term = normalizeTerm(word);
    const words = this.textWords ?? this.pageWords;
    return Math.log(1 + words.size / (words.count(term) + 1)) / Math.log(1 + words.size);
  }

  /** How far a word is one of this site's subjects: 1 if thirty pages are called so or looked for by it. */
  topicality(word: string): number {
    return Math.min(
      1,
      this.pageWords.countInFirst(normalizeTerm(word), NAME_FIELDS) / SUBJECT_PAGES,
    );
  }

  /** Pages by words that are looked for, see `findWords`; in their situations only if that is asked for. */
  searchPages(words: readonly QueryWord[], inSituations: boolean) {
    return findWords(
      this.pageWords,
      words,
      undefined,
      inSituations ? PAGE_BOOST.length : SITUATIONS_FIELD,
    );
  }

  /**
   * How much of the words each page's keywords say, and its title and description, by page; sums of rarities.
   *
   * @param inSituations Whether situations count nearly as keywords do.
   */
  saidInFields(words: readonly {term: string; rarity: number}[], inSituations: boolean) {
    const size = this.pages.length;
    const keywords = new Float64Array(size);
    const description = new Float64Array(size);
    const own = inSituations ? [KEYWORDS_FIELD, SITUATIONS_FIELD] : [KEYWORDS_FIELD];
    for (const {term, rarity} of words) {
      const has = new Set<number>();
      for (const field of own) {
        const share = field === SITUATIONS_FIELD ? SITUATION_SHARE : 1;
        for (const page of this.pageWords.documentsWith(term, field)) {
          if (has.has(page)) continue;
          has.add(page);
          keywords[page] = (keywords[page] ?? 0) + rarity * share;
        }
      }
      const pages = [TITLE_FIELD, DESCRIPTION_FIELD].flatMap((field) =>
        this.pageWords.documentsWith(term, field),
      );
      for (const page of new Set(pages)) {
        description[page] = (description[page] ?? 0) + rarity;
      }
    }
    return {keywords, description};
  }

  /** The words of the pages that have a stem, in lower case. */
  spellings(stem: string): string[] {
    return [this.pageWords, this.textWords].flatMap((index) => index?.spellings(stem) ?? []);
  }

  /** Whether any page has a word that begins so. */
  hasBeginning(word: string): boolean {
    const lower = word.toLowerCase();
    return [this.pageWords, this.textWords].some(
      (index) => index !== undefined && index.startingWith(lower).length > 0,
    );
  }

  /** Whether the index has a word; says yes until all of it is there. */
  isIndexed(word: string): boolean {
    const term = normalizeTerm(word);
    const {textWords} = this;
    return !textWords || this.pageWords.has(term) || textWords.has(term);
  }

  /** Whether any page has a word, in its texts or as part of a name; says yes until all of it is there. */
  hasWord(word: string): boolean {
    if (this.isIndexed(word)) return true;
    const own = lettersAndDigits(word);
    return (
      own.length < SHORTEST_PART ||
      this.names.some(({compacts}) => compacts.includes(own)) ||
      this.keywordIndex.hasPart(own)
    );
  }
}

/** Tells whether a word is too common to say anything: “the”, “how”. */
export const isStopWord = (word: string) => STOP_WORDS.has(word.toLowerCase());

/** The words of a text without those that say nothing about its subject, if it has others. */
export function contentWords(query: string): string[] {
  const words = queryTerms(query);
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}

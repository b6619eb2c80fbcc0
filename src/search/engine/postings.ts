import {indexTerms, normalizeTerm} from '../../../shared/search-terms';

/** Parameters of BM25+, as its authors and most engines set them. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.7;
const LOWEST = 0.5;

const WORD = /[\p{L}\p{N}]+/gu;
/** Words come again and again: most of indexing is looking up what became of them the first time. */
const termsByWord = new Map<string, string[]>();

/** Splits a text into the words it is indexed by, in the form they are indexed in. */
function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of text.match(WORD) ?? []) {
    let own = termsByWord.get(word);
    if (!own) {
      own = indexTerms(word).map(normalizeTerm);
      termsByWord.set(word, own);
    }
    terms.push(...own);
  }
  return terms;
}

/** Where a word occurs in one field: numbers of documents, and how often in each. */
interface Postings {
  documents: number[];
  counts: number[];
}

/**
 * Words of documents by field, in flat lists of numbers: what a keystroke needs is a walk over them. (A
 * general engine builds an object for each document that has a word, thousands for a common one.)
 */
export class WordIndex {
  readonly #boosts: number[];
  readonly #postings = new Map<string, (Postings | undefined)[]>();
  /** Number of different words by field and document. */
  readonly #lengths: number[][];
  readonly #totals: number[];
  #size = 0;
  #sorted: string[] | undefined;
  #byLetter = new Map<string, string[]>();

  /** @param boosts What a match in each field counts. */
  constructor(boosts: readonly number[]) {
    this.#boosts = [...boosts];
    this.#lengths = boosts.map(() => []);
    this.#totals = boosts.map(() => 0);
  }

  /** Number of documents. */
  get size(): number {
    return this.#size;
  }

  /**
   * Adds the next document.
   *
   * @param fields Its texts, in the order of the boosts.
   */
  add(fields: readonly string[]): void {
    const document = this.#size;
    this.#size += 1;
    fields.forEach((text, field) => {
      this.addField(document, field, text);
    });
  }

  /**
   * Adds a text to a document.
   *
   * @param field One in which neither this document nor a later one has a text yet.
   */
  addField(document: number, field: number, text: string): void {
    const counts = new Map<string, number>();
    for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const lengths = this.#lengths[field];
    if (lengths) lengths[document] = counts.size;
    this.#totals[field] = (this.#totals[field] ?? 0) + counts.size;
    this.#sorted = undefined;
    for (const [term, count] of counts) this.#note(term, field, document, count);
  }

  #note(term: string, field: number, document: number, count: number): void {
    let fields = this.#postings.get(term);
    if (!fields) {
      fields = [];
      this.#postings.set(term, fields);
    }
    const postings = fields[field];
    if (postings) {
      postings.documents.push(document);
      postings.counts.push(count);
    } else fields[field] = {documents: [document], counts: [count]};
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  /** In how many documents a word occurs, at least: in how many it occurs in the same field. */
  count(term: string): number {
    let most = 0;
    for (const postings of this.#postings.get(term) ?? []) {
      most = Math.max(most, postings?.documents.length ?? 0);
    }
    return most;
  }

  /** In how many documents a word occurs in the first fields. */
  countInFirst(term: string, fields: number): number {
    return (this.#postings.get(term) ?? [])
      .slice(0, fields)
      .reduce((sum, postings) => sum + (postings?.documents.length ?? 0), 0);
  }

  /** The documents that have a word in a field. */
  documentsWith(term: string, field: number): readonly number[] {
    return this.#postings.get(term)?.[field]?.documents ?? [];
  }

  /** The words that were indexed as a stem, in lower case. */
  spellings(stem: string): string[] {
    if (!this.has(stem)) return [];
    const found = new Set<string>();
    for (const [word, terms] of termsByWord) {
      if (terms.length === 1 && terms[0] === stem) found.add(word.toLowerCase());
    }
    return [...found];
  }

  /** All words with a beginning. */
  startingWith(beginning: string): string[] {
    const sorted = this.#words();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (sorted[end]?.startsWith(beginning)) end += 1;
    return sorted.slice(low, end);
  }

  /** All words with a first letter. */
  withLetter(letter: string): readonly string[] {
    this.#words();
    let words = this.#byLetter.get(letter);
    if (!words) {
      words = this.startingWith(letter);
      this.#byLetter.set(letter, words);
    }
    return words;
  }

  /** Does now what the first query would wait for. */
  prepare(): void {
    this.#words();
  }

  #words(): string[] {
    if (!this.#sorted) {
      this.#sorted = [...this.#postings.keys()].sort();
      this.#byLetter = new Map();
    }
    return this.#sorted;
  }

  /**
   * Adds to the scores of all documents with a word.
   *
   * @param term The word.
   * @param weight What it counts.
   * @param scores Score by document.
   * @param found Called for each document it adds to.
   * @param fields How many of the fields count, from the first.
   */
  score(
    term: string,
    weight: number,
    scores: Float64Array,
    found: (document: number) => void,
    fields = this.#boosts.length,
  ) {
    this.#postings.get(term)?.forEach((postings, field) => {
      if (!postings || field >= fields) return;
      const {documents, counts} = postings;
      const lengths = this.#lengths[field] ?? [];
      const average = (this.#totals[field] ?? 0) / this.#size;
      const rarity = Math.log(1 + (this.#size - documents.length + 0.5) / (documents.length + 0.5));
      const factor = weight * (this.#boosts[field] ?? 1) * rarity;
      for (let place = 0; place < documents.length; place += 1) {
        const document = documents[place] ?? 0;
        const count = counts[place] ?? 0;
        const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * (lengths[document] ?? 0)) / average;
        const frequency = (count * (SATURATION + 1)) / (count + SATURATION * length);
        scores[document] = (scores[document] ?? 0) + factor * (LOWEST + frequency);
        found(document);
      }
    });
  }
}

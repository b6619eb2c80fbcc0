import MiniSearch, {type SearchOptions} from 'minisearch';
import {indexTerms, normalizeTerm} from '../../../shared/search-terms';

/** Documents with the words that occur in them; knows which words there are. */
export interface WordIndex {
  index: MiniSearch;
  words: Words;
}

/** The words of an index in the form they are indexed in, and how often each occurs. */
export class Words {
  readonly #counts = new Map<string, number>();
  readonly #byLetter = new Map<string, string[]>();

  add(word: string): void {
    const count = this.#counts.get(word) ?? 0;
    this.#counts.set(word, count + 1);
    if (count > 0) return;
    const letter = word[0] ?? '';
    const list = this.#byLetter.get(letter);
    if (list) list.push(word);
    else this.#byLetter.set(letter, [word]);
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  count(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** Words with this first letter. */
  startingWith(letter: string): readonly string[] {
    return this.#byLetter.get(letter) ?? [];
  }
}

/** Makes an empty index over some fields. */
export function createWordIndex(fields: string[]): WordIndex {
  const words = new Words();
  const index = new MiniSearch({
    fields,
    tokenize: indexTerms,
    processTerm: (term) => {
      const word = normalizeTerm(term);
      words.add(word);
      return word;
    },
  });
  return {index, words};
}

/** How many letters may be wrong in a word of a length. */
export const mistakes = (length: number): number => (length >= 6 ? 2 : length >= 4 ? 1 : 0);

/**
 * Number of letters that differ between two words: missing, added, wrong or swapped.
 *
 * @param most Stops counting above this; the result is then larger.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** Finds the words nearest to one that does not occur: at most three, all equally near. */
export function corrections(word: string, words: Words): string[] {
  const most = mistakes(word.length);
  if (most === 0) return [];
  let best = most;
  let found: string[] = [];
  // The first letter is right, missing, or swapped with the second: this makes it quick.
  for (const letter of new Set([word[0] ?? '', word[1] ?? ''])) {
    for (const candidate of words.startingWith(letter)) {
      if (candidate.length < 4 || Math.abs(candidate.length - word.length) > best) continue;
      const wrong = distance(word, candidate, best);
      if (wrong > best) continue;
      if (wrong < best) found = [];
      best = wrong;
      found.push(candidate);
    }
  }
  return found.slice(0, 3);
}

/** A word of a query in the forms to look for. */
interface Wanted {
  exact: string;
  isPrefix: boolean;
}

/** The words a query's word stands for in one index: itself, what it begins, or what it was meant to be. */
function wantedIn(words: Words, term: string, isLast: boolean): Wanted[] {
  const exact = normalizeTerm(term);
  if (words.has(exact))
    return [{exact, isPrefix: isLast && exact.length >= 3 && exact.length <= 5}];
  const lower = term.toLowerCase();
  if (isLast && lower.length >= 2) {
    const isBeginning = words.startingWith(lower[0] ?? '').some((word) => word.startsWith(lower));
    if (isBeginning) return [{exact: lower, isPrefix: true}];
    // The beginning of a word can be longer than its stem: "animati".
    for (let length = lower.length - 1; length >= Math.max(4, lower.length - 4); length -= 1) {
      const begun = lower.slice(0, length);
      if (words.has(begun)) return [{exact: begun, isPrefix: false}];
    }
  }
  return corrections(exact, words).map((candidate) => ({exact: candidate, isPrefix: false}));
}

export interface Found {
  id: unknown;
  score: number;
  /** Share of the query's words that the document has. */
  coverage: number;
}

/** Of many words the rare ones tell what is meant; looking for all takes long and finds no more. */
const MOST_WORDS = 5;

function rarest(words: Words, terms: string[]): string[] {
  if (terms.length <= MOST_WORDS) return terms;
  const counts = terms.map((term) => words.count(normalizeTerm(term)) || Number.POSITIVE_INFINITY);
  const limit = [...counts].sort((a, b) => a - b)[MOST_WORDS - 1] ?? 0;
  return terms.filter((_, place) => (counts[place] ?? 0) <= limit).slice(0, MOST_WORDS);
}

/** Finds documents that have at least half of a query's words, those with all of them first. */
export function findWords(
  {index, words}: WordIndex,
  allTerms: string[],
  boost: NonNullable<SearchOptions['boost']>,
): Found[] {
  const terms = rarest(words, allTerms);
  const groups = terms.map((term, place) => wantedIn(words, term, place === terms.length - 1));
  const groupOf = new Map<string, number>();
  const prefixes = new Set<string>();
  groups.forEach((group, place) => {
    for (const {exact, isPrefix} of group) {
      groupOf.set(exact, place);
      if (isPrefix) prefixes.add(exact);
    }
  });
  if (groupOf.size === 0) return [];
  const results = index.search([...groupOf.keys()].join(' '), {
    boost,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    prefix: (term) => prefixes.has(term),
    fuzzy: false,
    weights: {prefix: 0.5, fuzzy: 0},
  });
  const count = Math.max(1, new Set(groupOf.values()).size);
  return results.flatMap(({id, score, queryTerms}) => {
    const covered = new Set(queryTerms.map((term) => groupOf.get(term))).size;
    const coverage = covered / terms.length;
    // Words that occur nowhere do not count against those that do.
    if ((covered / count) * 2 < 1) return [];
    return [{id, score: score * coverage * coverage, coverage}];
  });
}

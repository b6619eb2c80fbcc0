import {normalizeTerm} from '../../../shared/search-terms';
import {distance, mistakes} from './distance';
import type {WordIndex} from './postings';

/** Finds the words nearest to one that does not occur: at most three, all equally near. */
export function corrections(word: string, index: WordIndex): string[] {
  const most = mistakes(word.length);
  if (most === 0) return [];
  let best = most;
  let found: string[] = [];
  // The first letter is right, missing, or swapped with the second: this makes it quick.
  for (const letter of new Set([word[0] ?? '', word[1] ?? ''])) {
    for (const candidate of index.withLetter(letter)) {
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

/** A word to look for, and what it counts. */
type Wanted = [word: string, weight: number];

const exactly = (word: string): Wanted => [word, 1];

/** What only begins like the query counts half, and less the longer it goes on. */
const begunBy = (beginning: string, index: WordIndex): Wanted[] =>
  index.startingWith(beginning).map((word) => {
    const more = word.length - beginning.length;
    return [word, more === 0 ? 1 : (0.5 * word.length) / (word.length + 0.3 * more)];
  });

/** The words a query's word stands for in one index: itself, what it begins, or what it was meant to be. */
function wantedIn(index: WordIndex, term: string, isLast: boolean): Wanted[] {
  const exact = normalizeTerm(term);
  if (index.has(exact)) {
    const isShort = exact.length >= 3 && exact.length <= 5;
    return isLast && isShort ? begunBy(exact, index) : [exactly(exact)];
  }
  const lower = term.toLowerCase();
  if (isLast && lower.length >= 2) {
    const begun = begunBy(lower, index);
    if (begun.length > 0) return begun;
    // The beginning of a word can be longer than its stem: "animati".
    for (let length = lower.length - 1; length >= Math.max(4, lower.length - 4); length -= 1) {
      const stem = lower.slice(0, length);
      if (index.has(stem)) return [exactly(stem)];
    }
  }
  return corrections(exact, index).map(exactly);
}

export interface Found {
  document: number;
  score: number;
}

/** Of many words the rare ones tell what is meant; looking for all takes long and finds no more. */
const MOST_WORDS = 5;

function rarest(index: WordIndex, terms: string[]): string[] {
  if (terms.length <= MOST_WORDS) return terms;
  const counts = terms.map((term) => index.count(normalizeTerm(term)) || Number.POSITIVE_INFINITY);
  const limit = [...counts].sort((a, b) => a - b)[MOST_WORDS - 1] ?? 0;
  return terms.filter((_, place) => (counts[place] ?? 0) <= limit).slice(0, MOST_WORDS);
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}

/**
 * Finds documents that have at least a third of a query's words, those with all of them first.
 *
 * @param most How many to return.
 */
export function findWords(index: WordIndex, allTerms: string[], most = index.size): Found[] {
  const terms = rarest(index, allTerms);
  const scores = new Float64Array(index.size);
  /** Which of the query's words a document has, one bit for each. */
  const covered = new Uint8Array(index.size);
  const documents: number[] = [];
  let known = 0;
  terms.forEach((term, place) => {
    const bit = 1 << place;
    const note = (document: number) => {
      if (covered[document] === 0) documents.push(document);
      covered[document] = (covered[document] ?? 0) | bit;
    };
    const wanted = wantedIn(index, term, place === terms.length - 1);
    if (wanted.length > 0) known += 1;
    for (const [word, weight] of wanted) index.score(word, weight, scores, note);
  });
  const found: Found[] = [];
  for (const document of documents) {
    const matched = bitsOf(covered[document] ?? 0);
    // Words that occur nowhere do not count against those that do.
    if (matched * 3 < known) continue;
    const coverage = matched / terms.length;
    found.push({document, score: (scores[document] ?? 0) * matched * coverage * coverage});
  }
  return best(found, most);
}

/** The best of many, best first; sorting all of them by object would take longer than finding them. */
function best(found: Found[], most: number): Found[] {
  const byScore = (a: Found, b: Found) => b.score - a.score || a.document - b.document;
  if (found.length <= most) return found.sort(byScore);
  const scores = Float64Array.from(found, ({score}) => score).sort();
  const limit = scores[found.length - most] ?? 0;
  return found
    .filter(({score}) => score >= limit)
    .sort(byScore)
    .slice(0, most);
}

import {normalizeTerm} from '../../../shared/search-terms';
import {distance, mistakes} from './distance';
import type {WordIndex} from './postings';

/** So many stems that look alike are looked at: what was typed is compared with the words they stand for. */
const MOST_ALIKE = 12;

/** Finds the words nearest to one that does not occur: a few, all equally near. */
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
  return found.slice(0, MOST_ALIKE);
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

/** The words that a word of a query matches in one index: itself, or those it begins. Look-alikes are only offered. */
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
  return [];
}

/** A word of a query, and how much it says about what is meant: 0 to 1. */
export interface QueryWord {
  word: string;
  rarity: number;
}

interface Found {
  document: number;
  score: number;
  /** Which of the query's words it has, one bit for each. */
  covered: number;
}

/** A document that has less than this share of what a query says isn't about it. */
const LOWEST_SHARE = 1 / 3;
const ROUNDING = 1e-9;

/** How much the words in a bit set say together. */
export function weightOf(words: readonly QueryWord[], covered: number): number {
  let sum = 0;
  words.forEach(({rarity}, place) => {
    if (covered & (1 << place)) sum += rarity;
  });
  return sum;
}

/**
 * Finds documents that have at least a third of what a query says, those with all of it first. Rare words
 * say more than common ones: `thumbnail` in `generate thumbnail while rendering video`.
 *
 * @param most How many to return.
 * @param fields How many of the index's fields are looked at, from the first; all of them, if it isn't said.
 */
export function findWords(
  index: WordIndex,
  words: readonly QueryWord[],
  most = index.size,
  fields?: number,
): Found[] {
  const scores = new Float64Array(index.size);
  const covered = new Uint32Array(index.size);
  const documents: number[] = [];
  let known = 0;
  words.forEach(({word, rarity}, place) => {
    const bit = 1 << place;
    const note = (document: number) => {
      if (covered[document] === 0) documents.push(document);
      covered[document] = (covered[document] ?? 0) | bit;
    };
    const wanted = wantedIn(index, word, place === words.length - 1);
    if (wanted.length > 0) known += rarity;
    for (const [term, weight] of wanted) index.score(term, weight, scores, note, fields);
  });
  const found: Found[] = [];
  for (const document of documents) {
    const has = covered[document] ?? 0;
    const matched = weightOf(words, has);
    // Words that occur nowhere do not count against those that do.
    const coverage = matched / Math.max(known, ROUNDING);
    if (coverage + ROUNDING < LOWEST_SHARE) continue;
    found.push({
      document,
      score: (scores[document] ?? 0) * matched * coverage * coverage,
      covered: has,
    });
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

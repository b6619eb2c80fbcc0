import {lettersAndDigits} from '../../../shared/letters-and-digits';
import {normalizeTerm, stopWordMeantBy} from '../../../shared/search-terms';
import type {Catalog} from './catalog';
import {distance, mistakes} from './distance';
import {corrections} from './words';

/** What a reader may have meant by a query with words that no page has. */
interface Meant {
  query: string;
  /** Whether it is only a slip of the fingers away, one letter or two swapped. */
  isSlip: boolean;
}

/** A word of the pages that looks like another one, and how many letters differ. */
function nearest(catalog: Catalog, word: string): {word: string; wrong: number} | undefined {
  const lower = word.toLowerCase();
  const stems = [catalog.pageWords, catalog.textWords].flatMap((index) =>
    index ? corrections(normalizeTerm(word), index) : [],
  );
  const most = mistakes(lower.length);
  const countOf = (candidate: string) => catalog.pageWords.count(normalizeTerm(candidate));
  let best: {word: string; wrong: number} | undefined;
  for (const candidate of new Set(stems.flatMap((stem) => catalog.spellings(stem)))) {
    const wrong = distance(lower, candidate, most);
    if (wrong > most) continue;
    // Of those that look alike what more pages are about is meant: the composition, not the compositor.
    const isNearer =
      !best ||
      wrong < best.wrong ||
      (wrong === best.wrong && countOf(candidate) > countOf(best.word));
    if (isNearer) best = {word: candidate, wrong};
  }
  return best;
}

/** A query without the slips in words that say nothing about its subject: `hwo to install`. */
export const withStopWords = (query: string, isKnown: (word: string) => boolean): string =>
  query.replace(/(?<!\p{L})\p{L}{3,5}(?!\p{L})/gu, (word) =>
    isKnown(word) ? word : (stopWordMeantBy(word) ?? word),
  );

/**
 * Replaces the unknown words of a query by the nearest that pages have.
 *
 * @param unknown The words that no page has.
 * @returns Undefined where one of them looks like nothing.
 */
export function meantBy(
  catalog: Catalog,
  query: string,
  unknown: readonly string[],
): Meant | undefined {
  let meant = query;
  let isSlip = true;
  for (const word of unknown) {
    const found = nearest(catalog, word);
    if (!found) return undefined;
    meant = meant.replace(word, found.word);
    isSlip &&= found.wrong === 1;
  }
  return {query: meant, isSlip};
}

/** A name of which a larger share of letters is wrong looks like anything. */
const NEAR = 0.4;
const MOST_NAMES = 3;

/** Titles that a query without results looks like, though more of its letters are wrong than slip; nearest first. */
export function titlesNear(titles: readonly string[], query: string): string[] {
  const wanted = lettersAndDigits(query);
  const most = Math.floor(wanted.length * NEAR);
  return titles
    .map((title) => ({title, wrong: distance(wanted, lettersAndDigits(title), most)}))
    .filter(({wrong}) => wrong <= most)
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, MOST_NAMES)
    .map(({title}) => title);
}

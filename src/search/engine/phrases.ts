import {queryTerms, STOP_WORDS} from '../../../shared/search-terms';

/** Fewer words follow each other by chance. */
const FEWEST = 3;

/** The words of a text in a form in which a run of words is found by `includes`. */
export const phraseText = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Any number matches any other: a message has those of the reader's video. */
const wordsOf = (text: string): string[] =>
  queryTerms(text.toLowerCase()).map((word) => (/^\d+$/.test(word) ? '0' : word));

/**
 * Makes a function that tells which share of a query occurs in a text word for word, as the parts of a
 * message do that the reader pasted: the runs of at least three words, of which two have to say
 * something, divided by all words; 0 to 1.
 *
 * @param query As it was typed.
 */
export function phraseShare(query: string): (text: string) => number {
  const words = wordsOf(query);
  const isEmpty = words.map((word) => STOP_WORDS.has(word));
  const says = (from: number, to: number) =>
    isEmpty.slice(from, to).filter((empty) => !empty).length > 1;
  return (text) => {
    let found = 0;
    let from = 0;
    while (from + FEWEST <= words.length) {
      let to = from;
      while (to < words.length && text.includes(` ${words.slice(from, to + 1).join(' ')} `))
        to += 1;
      const isRun = to - from >= FEWEST && says(from, to);
      if (isRun) found += to - from;
      from = isRun ? to : from + 1;
    }
    return found / Math.max(1, words.length);
  };
}

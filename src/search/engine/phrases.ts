import {queryTerms, STOP_WORDS} from '../../../shared/search-terms';

/** Fewer words follow each other by chance. */
const FEWEST = 3;

/** The words of a text in a form in which a run of words is found by `includes`. */
export const runnable = (text: string): string => ` ${queryTerms(text).join(' ').toLowerCase()} `;

/**
 * Makes a function that tells which share of a query stands in a text word for word, as the part of a
 * message does that the reader pasted: 0, or the longest run of at least three words, of which two have
 * to say something, divided by all.
 *
 * @param query As it was typed.
 */
export function phraseShare(query: string): (text: string) => number {
  const words = queryTerms(query.toLowerCase());
  const isEmpty = words.map((word) => STOP_WORDS.has(word));
  const says = (from: number, to: number) =>
    isEmpty.slice(from, to).filter((empty) => !empty).length > 1;
  return (text) => {
    let longest = FEWEST - 1;
    for (let from = 0; from + longest < words.length; from += 1) {
      let to = from + longest + 1;
      if (!text.includes(` ${words.slice(from, to).join(' ')} `)) continue;
      while (to < words.length && text.includes(` ${words.slice(from, to + 1).join(' ')} `))
        to += 1;
      if (says(from, to)) longest = to - from;
    }
    return longest < FEWEST ? 0 : longest / words.length;
  };
}

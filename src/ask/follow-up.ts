import {queryTerms} from '../../shared/search-terms';
import type {SearchAnswer} from '../search/engine/engine';

/** How a question begins that goes on from another one. */
const GOES_ON =
  /^(?:and|but|also|or|then|what about|how about|what if|with|without|on|in|for|does that|is that|can it|does it)\b/i;
const MOST_WORDS = 7;

/**
 * Completes a short question by the one before it: "and on Lambda?" asks the same about Lambda.
 *
 * @param before The question before it, itself completed.
 * @returns What to look for, and the question it goes on from.
 */
export function wholeQuestion(
  question: string,
  before: string | undefined,
): {query: string; after: string | undefined} {
  const isShort = queryTerms(question).length <= MOST_WORDS;
  if (before === undefined || !isShort || !GOES_ON.test(question.trim())) {
    return {query: question, after: undefined};
  }
  return {query: `${before} ${question}`, after: before};
}

/** Puts the pages first that are about what a question adds to the one before it: "and on Lambda?". */
export function aboutAddition(answer: SearchAnswer, question: string): SearchAnswer {
  const typed = queryTerms(question);
  const added = answer.words.filter(({word}) => typed.includes(word));
  const isAbout = ({about}: SearchAnswer['hits'][number]) =>
    added.every(({word}) => about.includes(word));
  return {
    ...answer,
    hits: [...answer.hits.filter(isAbout), ...answer.hits.filter((hit) => !isAbout(hit))],
  };
}

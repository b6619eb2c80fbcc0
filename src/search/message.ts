import {queryTerms} from '../../shared/search-terms';

/** Words of messages. What people ask about has them too, so that they count in a text of some length. */
const MESSAGE_WORDS =
  /\b(?:\w*error|\w*exception|failed|cannot|can not|could not|couldn['’]t|unable to|invalid|not found|not supported|is not (?:a|an|defined|assignable)|undefined|must be|denied|refused|timed out|not cleared|unexpected|no such|detected)\b/i;
/** Codes that only programs write. */
const CODE = /\b(?:E[A-Z]{4,}|ERR_[A-Z_]+|[A-Z][A-Za-z]+(?:Error|Exception))\b/;
const QUESTION =
  /^(?:how|why|what|which|when|where|who|(?:can|could|do|does|is|are|should|may)(?! not\b))\b/i;
const FEWEST_WORDS = 4;

/** Tells whether a query looks like a message that a program printed. */
export function isMessage(query: string): boolean {
  if (CODE.test(query)) return true;
  return (
    MESSAGE_WORDS.test(query) &&
    !QUESTION.test(query.trim()) &&
    queryTerms(query).length >= FEWEST_WORDS
  );
}

/** Address of the explanation of a message. */
export const explainAddress = (message: string): string =>
  `/errors?${new URLSearchParams({e: message.trim()})}`;

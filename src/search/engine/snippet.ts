import {normalizeTerm} from '../../../shared/search-terms';

/** Text in pieces, so that it is shown as text and never as markup: `true` marks what matched. */
export type Marked = [text: string, matched: boolean][];

const SNIPPET_LENGTH = 140;
const WORD = /[\p{L}\p{N}]+/gu;

function isMatch(word: string, wanted: string[]): boolean {
  const lower = word.toLowerCase();
  const stem = normalizeTerm(word);
  return wanted.some(
    (term) => lower.startsWith(term.toLowerCase()) || stem === normalizeTerm(term),
  );
}

/** Splits a text at the words that match one of the query's. */
export function markMatches(text: string, words: string[]): Marked {
  const marked: Marked = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (!isMatch(match[0], words)) continue;
    if (match.index > end) marked.push([text.slice(end, match.index), false]);
    marked.push([match[0], true]);
    end = match.index + match[0].length;
  }
  if (end < text.length) marked.push([text.slice(end), false]);
  return marked;
}

/** Cuts the part of a text around its first match, about 140 characters long. */
export function snippetOf(text: string, words: string[]): Marked {
  const first = [...text.matchAll(WORD)].find((match) => isMatch(match[0], words))?.index ?? 0;
  const from = first < 40 ? 0 : text.lastIndexOf(' ', first - 30) + 1;
  const cut = text.slice(from, from + SNIPPET_LENGTH);
  const whole = from + SNIPPET_LENGTH >= text.length;
  const end = whole ? cut.length : Math.max(cut.lastIndexOf(' '), SNIPPET_LENGTH - 20);
  return markMatches(`${from > 0 ? '… ' : ''}${cut.slice(0, end)}${whole ? '' : ' …'}`, words);
}

import type {Marked} from '../../../shared/marked';
import {normalizeTerm} from '../../../shared/search-terms';

/** Splits a text at the words that match. */
export type Marker = ((text: string) => Marked) & {isMatch(word: string): boolean};

const SNIPPET_LENGTH = 140;
const WORD = /[\p{L}\p{N}]+/gu;

/** Prepares marking the words of a query. */
export function marker(words: string[]): Marker {
  const wanted = words.map((word) => word.toLowerCase());
  const stems = new Set(wanted.map(normalizeTerm));
  const known = new Map<string, boolean>();
  const isMatch = (word: string) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const lower = word.toLowerCase();
    const isOne = wanted.some((term) => lower.startsWith(term)) || stems.has(normalizeTerm(word));
    known.set(word, isOne);
    return isOne;
  };
  /** How much of a word that matches is what was typed: a longer word only begins with it. */
  const lengthIn = (word: string) => {
    const lower = word.toLowerCase();
    const typed = wanted.filter((term) => lower.startsWith(term)).map(({length}) => length);
    return stems.has(normalizeTerm(word)) || typed.length === 0 ? word.length : Math.max(...typed);
  };
  const mark = (text: string) => {
    const marked: Marked = [];
    let end = 0;
    for (const match of text.matchAll(WORD)) {
      if (!isMatch(match[0])) continue;
      if (match.index > end) marked.push([text.slice(end, match.index), false]);
      end = match.index + lengthIn(match[0]);
      marked.push([text.slice(match.index, end), true]);
    }
    if (end < text.length) marked.push([text.slice(end), false]);
    return marked;
  };
  return Object.assign(mark, {isMatch});
}

/** Cuts the part of a text around its first match, about 140 characters long. */
export function snippetOf(text: string, mark: Marker): Marked {
  let first = 0;
  for (const match of text.matchAll(WORD)) {
    if (!mark.isMatch(match[0])) continue;
    first = match.index;
    break;
  }
  const from = first < 40 ? 0 : text.lastIndexOf(' ', first - 30) + 1;
  const cut = text.slice(from, from + SNIPPET_LENGTH);
  const whole = from + SNIPPET_LENGTH >= text.length;
  const end = whole ? cut.length : Math.max(cut.lastIndexOf(' '), SNIPPET_LENGTH - 20);
  return mark(`${from > 0 ? '… ' : ''}${cut.slice(0, end)}${whole ? '' : ' …'}`);
}

import type {SearchHit} from '../search/engine/engine';
import {type Quote, shorten} from './ask-prompt';

const QUOTES = 4;
const QUOTES_PER_PAGE = 2;
/** Shorter passages name a thing without saying anything about it. */
const SHORTEST = 40;

const plain = (marked: SearchHit['title']) => marked.map(([text]) => text).join('');

/**
 * Picks what answers a question: the best passages, at most two of a page. Takes hits in the order of
 * their rank.
 */
export function quotesOf(hits: SearchHit[]): Quote[] {
  const pages = new Map<string, number>();
  const quotes: Quote[] = [];
  // A passage below a heading says more than the introduction of its page.
  const byDetail = [
    ...hits.filter(({kind}) => kind === 'text'),
    ...hits.filter(({kind}) => kind !== 'text'),
  ];
  for (const hit of byDetail) {
    const path = hit.url.replace(/#.*$/, '');
    const count = pages.get(path) ?? 0;
    if (hit.passage.length < SHORTEST || count >= QUOTES_PER_PAGE) continue;
    pages.set(path, count + 1);
    quotes.push({
      title: plain(hit.title),
      heading: plain(hit.heading),
      url: hit.url,
      text: shorten(hit.passage),
    });
    if (quotes.length === QUOTES) break;
  }
  return quotes;
}

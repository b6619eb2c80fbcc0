import {normalizeTerm, queryTerms, STOP_WORDS} from '../../shared/search-terms';
import type {SearchHit} from '../search/engine/engine';
import {type Quote, shorten} from './ask-prompt';

const QUOTES = 4;
const QUOTES_PER_PAGE = 2;
/** Shorter passages name a thing without saying anything about it. */
const SHORTEST = 40;
/** A passage that is this much worse than the best one only looks like an answer. */
const LOWEST_SHARE = 0.55;

const plain = (marked: SearchHit['title']) => marked.map(([text]) => text).join('');
const stemsOf = (text: string) => new Set(queryTerms(text).map(normalizeTerm));

/** Share of the wanted words that a text has. */
function shareOf(wanted: ReadonlySet<string>, text: string): number {
  const own = stemsOf(text);
  return [...wanted].filter((word) => own.has(word)).length / Math.max(1, wanted.size);
}

/**
 * How well a passage answers, from what it says, what it is called and where its page ranks. Lists of
 * error messages have many words of many questions, and answer only those that are a message.
 */
function scoreOf(hit: SearchHit, place: number, wanted: ReadonlySet<string>): number {
  const name = `${plain(hit.title)} ${plain(hit.heading)}`;
  const said = shareOf(wanted, `${name} ${hit.passage}`);
  const isErrorList = /^errors\b/i.test(plain(hit.heading)) && said < 0.9;
  return 2 * said + shareOf(wanted, name) - 0.09 * place - (isErrorList ? 0.6 : 0);
}

/**
 * Picks what answers a question: the best passages, at most two of a page.
 *
 * @param hits In the order of their rank.
 */
export function quotesOf(question: string, hits: SearchHit[]): Quote[] {
  const all = queryTerms(question);
  const content = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const wanted = stemsOf((content.length > 0 ? content : all).join(' '));
  const order: string[] = [];
  const scored = hits.flatMap((hit) => {
    const path = hit.url.replace(/#.*$/, '');
    if (!order.includes(path)) order.push(path);
    if (hit.passage.length < SHORTEST) return [];
    return [{hit, path, score: scoreOf(hit, order.indexOf(path), wanted)}];
  });
  scored.sort((a, b) => b.score - a.score);
  const lowest = (scored[0]?.score ?? 0) * LOWEST_SHARE;
  const counts = new Map<string, number>();
  return scored
    .filter(({path, score}) => {
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return score >= lowest && count <= QUOTES_PER_PAGE;
    })
    .slice(0, QUOTES)
    .map(({hit}) => ({
      title: plain(hit.title),
      heading: plain(hit.heading),
      url: hit.url,
      text: shorten(hit.passage),
    }));
}

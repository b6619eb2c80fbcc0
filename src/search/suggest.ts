import {queryTerms, STOP_WORDS} from '../../shared/search-terms';
import type {SearchClient} from './client-types';
import type {SearchAnswer} from './engine/engine';

const MOST = 3;
/** What most readers come for; offered where nothing of the query is known. */
const TOPICS = ['Sequence', 'Player', 'Lambda', 'transparent video'];

/**
 * Finds queries to offer below "No results": each of them has results.
 *
 * @param query What gave none.
 * @param answer Its answer, which may know what was meant, or what looks like it.
 */
export async function suggestQueries(
  client: SearchClient,
  query: string,
  answer: Pick<SearchAnswer, 'meant' | 'near'>,
): Promise<string[]> {
  const words = queryTerms(query)
    .filter((word) => word.length > 2 && word !== query && !STOP_WORDS.has(word.toLowerCase()))
    .sort((a, b) => b.length - a.length);
  const candidates = [
    ...new Set([...(answer.meant ? [answer.meant.query] : []), ...(answer.near ?? []), ...words]),
  ];
  const found: string[] = [];
  for (const candidate of [...candidates, ...TOPICS]) {
    // The topics only replace words of the reader's own.
    if (found.length >= MOST || (TOPICS.includes(candidate) && found.some(isOwn))) break;
    const {nbHits, meant} = await client.search({query: candidate, limit: 1});
    if (nbHits > 0 && !meant?.isUsed) found.push(candidate);
  }
  return found;

  function isOwn(word: string): boolean {
    return candidates.includes(word);
  }
}

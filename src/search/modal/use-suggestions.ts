import {useEffect, useState} from 'react';
import type {SearchClient} from '../client-types';
import type {SearchAnswer} from '../engine/engine';
import {suggestQueries} from '../suggest';

/**
 * Queries to offer where one has no results; each of them has some.
 *
 * @param answer The answer without results, or undefined where nothing has to be offered.
 */
export function useSuggestions(
  client: Promise<SearchClient> | undefined,
  query: string,
  answer: SearchAnswer | undefined,
): string[] {
  const [found, setFound] = useState<{query: string; list: string[]}>();
  const isWanted = answer?.nbHits === 0 && query.trim() !== '';
  useEffect(() => {
    if (!isWanted || !client) return;
    let isCurrent = true;
    client
      .then((ready) => suggestQueries(ready, query, answer))
      .then((list) => isCurrent && setFound({query, list}))
      // Nothing is offered then.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, query, answer, isWanted]);
  return isWanted && found?.query === query ? found.list : [];
}

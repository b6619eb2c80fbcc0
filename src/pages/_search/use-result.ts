import {useEffect, useMemo, useState} from 'react';
import {searchClient} from '../../search/client';
import type {HostedSettings} from '../../search/client-types';
import {HITS_PER_PAGE, type Result} from './Results';
import type {SearchState} from './state';

/** Milliseconds before a search that still runs says so. */
const STALLED_MS = 300;

/**
 * Searches for what the address says. On a first visit that takes seconds, most of them for what pages say: until
 * then there is an answer from their titles, descriptions and headings.
 *
 * @param hosted Settings of the hosted service, if there is one.
 * @returns The client, what was found, and what asks once more.
 */
export function useResult(state: SearchState, hosted: HostedSettings | undefined) {
  const [result, setResult] = useState<Result>({kind: 'idle'});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for the client again
  const client = useMemo(() => searchClient(hosted), [hosted, attempt]);

  useEffect(() => {
    if (!state.query.trim()) {
      setResult({kind: 'idle'});
      return;
    }
    let isCurrent = true;
    let unwatch = () => {};
    const stalled = setTimeout(() => isCurrent && setResult({kind: 'loading'}), STALLED_MS);
    client
      .then(async (ready) => {
        const request = {
          query: state.query,
          sections: state.sections,
          offset: (state.page - 1) * HITS_PER_PAGE,
          limit: HITS_PER_PAGE,
        };
        let isAnswered = false;
        const complete = ready.search(request, true).finally(() => {
          isAnswered = true;
          unwatch();
        });
        unwatch = ready.watch((stage) => {
          if (stage !== 'details') return;
          ready.search(request).then(
            (answer) => {
              if (!isCurrent || isAnswered || answer.hits.length === 0) return;
              clearTimeout(stalled);
              setResult({kind: 'answer', answer, state});
            },
            // Said by the other one.
            () => undefined,
          );
        });
        return complete;
      })
      .then((answer) => isCurrent && setResult({kind: 'answer', answer, state}))
      .catch((error: unknown) => isCurrent && setResult({kind: 'failed', error}))
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      unwatch();
      clearTimeout(stalled);
    };
  }, [state, client]);

  return {client, result, retry: () => setAttempt(attempt + 1)};
}

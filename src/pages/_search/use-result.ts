import {useEffect, useMemo, useState} from 'react';
import {searchClient} from '../../search/client';
import type {HostedSettings} from '../../search/client-types';
import {HITS_PER_PAGE, type Result} from './Results';
import type {SearchState} from './state';

/** Milliseconds before a search that still runs says so. */
const STALLED_MS = 300;

/**
 * Searches for what the address says.
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
    const stalled = setTimeout(() => isCurrent && setResult({kind: 'loading'}), STALLED_MS);
    client
      .then((ready) =>
        ready.search(
          {
            query: state.query,
            sections: state.sections,
            offset: (state.page - 1) * HITS_PER_PAGE,
            limit: HITS_PER_PAGE,
          },
          true,
        ),
      )
      .then((answer) => isCurrent && setResult({kind: 'answer', answer}))
      .catch((error: unknown) => isCurrent && setResult({kind: 'failed', error}))
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [state, client]);

  return {client, result, retry: () => setAttempt(attempt + 1)};
}

import {useCallback, useEffect, useState} from 'react';
import type {DemoValues} from '../../shared/demo';
import type {Composition} from '../film/Stage';

type StageModule = typeof import('../film/Stage');

interface Loaded {
  Stage: StageModule['Stage'];
  component: Composition;
  defaultProps: DemoValues;
}

/**
 * Fetches the Player and a demo's code as soon as they are wanted.
 * Takes the demo's id and whether to fetch; returns what is loaded, whether fetching failed, and a
 * way to try again.
 */
export function useStage(id: string, wanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must fetch again
  useEffect(() => {
    if (!wanted || loaded) return;
    let current = true;
    import('./load-composition')
      .then(async ({stage, loadComposition}) => ({
        Stage: stage,
        ...(await loadComposition(id)),
      }))
      .then(
        (result) => current && setLoaded(result),
        () => current && setFailed(true),
      );
    return () => {
      current = false;
    };
  }, [id, wanted, loaded, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return {loaded, failed, attempt, retry};
}

import {useCallback, useEffect, useState} from 'react';
import type {DemoValues} from '../../shared/demo';
import type {Composition} from '../film/Stage';

type StageModule = typeof import('../film/Stage');

/** The Player and a demo's code. */
interface Loaded {
  Stage: StageModule['Stage'];
  component: Composition;
  defaultProps: DemoValues;
}

/** What becomes of a demo: its still is there in each state. */
export type StageState =
  | {kind: 'still'}
  | {kind: 'loaded'; loaded: Loaded}
  | {kind: 'crashed'; loaded: Loaded}
  | {kind: 'unreachable'};

/** State of a demo's stage, and ways to change it. */
export interface StageHandle {
  state: StageState;
  /** Counts the tries; a new Player for each. */
  attempt: number;
  crash: () => void;
  retry: () => void;
}

/**
 * Fetches the Player and a demo's code as soon as they are wanted.
 * Takes the demo's id and whether to fetch; returns what became of it.
 */
export function useStage(id: string, wanted: boolean): StageHandle {
  const [state, setState] = useState<StageState>({kind: 'still'});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) {
      // Wanted again later, it is tried again.
      setState((before) => (before.kind === 'unreachable' ? {kind: 'still'} : before));
      return;
    }
    if (state.kind !== 'still') return;
    let current = true;
    import('./load-composition')
      .then(async ({stage, loadComposition}) => ({
        Stage: stage,
        ...(await loadComposition(id)),
      }))
      .then(
        (loaded) => current && setState({kind: 'loaded', loaded}),
        () => current && setState({kind: 'unreachable'}),
      );
    return () => {
      current = false;
    };
  }, [id, wanted, state.kind]);
  const crash = useCallback(
    () =>
      setState((before) =>
        before.kind === 'loaded' ? {kind: 'crashed', loaded: before.loaded} : before,
      ),
    [],
  );
  const retry = useCallback(() => {
    setState((before) =>
      before.kind === 'crashed' ? {kind: 'loaded', loaded: before.loaded} : {kind: 'still'},
    );
    setAttempt((count) => count + 1);
  }, []);
  return {state, attempt, crash, retry};
}

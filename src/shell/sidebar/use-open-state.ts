import {useCallback, useEffect, useState} from 'react';
import {readStored, session, store} from '../../outside/storage';
import {type OpenBranches, readOpenBranches, writeOpenBranches} from './open-branches';

const KEY = 'sidebar-open';
let memory: OpenBranches | undefined;

function load(): OpenBranches {
  memory ??= readOpenBranches(readStored(KEY, session));
  return memory;
}

/**
 * Whether a branch of the sidebar is open. The reader's own choice is kept for the session; the
 * first render always agrees with the server's markup.
 */
export function useOpenState(branch: string, initial: boolean): [boolean, (open: boolean) => void] {
  const [open, setState] = useState(initial);
  useEffect(() => {
    const stored = load().get(branch);
    if (stored !== undefined) setState((value) => value || stored);
  }, [branch]);
  const setOpen = useCallback(
    (next: boolean) => {
      setState(next);
      store(KEY, writeOpenBranches(load().set(branch, next)), session);
    },
    [branch],
  );
  return [open, setOpen];
}

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
 * Whether a branch of the sidebar is open. One that the reader has opened or closed stays so for the session; one that is
 * open because the page is in it closes when the page is left. The first render always agrees with the server's markup.
 *
 * @param holdsPage The page that is shown is in the branch.
 * @param initial Whether it is open on pages elsewhere, as long as nobody has touched it.
 */
export function useOpenState(
  branch: string,
  holdsPage: boolean,
  initial: boolean,
): [boolean, (open: boolean) => void] {
  const byItself = holdsPage || initial;
  const [open, setState] = useState(byItself);
  // While rendering: what measures the list when a page has come finds it as it stays.
  const [last, setLast] = useState({holdsPage, byItself});
  if (last.holdsPage !== holdsPage || last.byItself !== byItself) {
    setLast({holdsPage, byItself});
    setState(holdsPage || (load().get(branch) ?? initial));
  }
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

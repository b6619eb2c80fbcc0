import {useCallback, useEffect, useState} from 'react';
import {type OpenBranches, readOpenBranches, writeOpenBranches} from './open-branches';

const KEY = 'sidebar-open';
let memory: OpenBranches | undefined;

function load(): OpenBranches {
  if (memory) return memory;
  try {
    memory = readOpenBranches(sessionStorage.getItem(KEY));
  } catch {
    memory = new Map();
  }
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
      const branches = load().set(branch, next);
      try {
        sessionStorage.setItem(KEY, writeOpenBranches(branches));
      } catch {
        // Without storage the state lasts for this document.
      }
    },
    [branch],
  );
  return [open, setOpen];
}

import {useCallback, useEffect, useState} from 'react';

const KEY = 'sidebar-open';
let memory: Record<string, boolean> | undefined;

function load(): Record<string, boolean> {
  if (memory) return memory;
  try {
    memory = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, boolean>;
  } catch {
    memory = {};
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
    const stored = load()[branch];
    if (stored !== undefined) setState((value) => value || stored);
  }, [branch]);
  const setOpen = useCallback(
    (next: boolean) => {
      setState(next);
      load()[branch] = next;
      try {
        sessionStorage.setItem(KEY, JSON.stringify(memory));
      } catch {
        // Without storage the state lasts for this document.
      }
    },
    [branch],
  );
  return [open, setOpen];
}

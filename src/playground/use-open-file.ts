import {useCallback, useState} from 'react';

/** The file in the editor, and how to show another one. */
export interface OpenFile {
  path: string;
  /** The line to go to; a new object each time, so that the same line can be asked for again. */
  goTo: {line: number} | null;
  open: (path: string, line?: number) => void;
}

/**
 * Holds which file the editor shows.
 * Takes the first one, and who is told when the reader asks for a file, as messages about it do.
 */
export function useOpenFile(first: string, onOpen: () => void): OpenFile {
  const [path, setPath] = useState(first);
  const [goTo, setGoTo] = useState<OpenFile['goTo']>(null);
  const open = useCallback(
    (next: string, line?: number) => {
      setPath(next);
      onOpen();
      if (line !== undefined) setGoTo({line});
    },
    [onOpen],
  );
  return {path, goTo, open};
}

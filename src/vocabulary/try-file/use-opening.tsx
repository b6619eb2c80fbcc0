import {Fragment, type ReactElement, useRef, useState} from 'react';

/** What a run shows. */
type Opening =
  | {kind: 'none'}
  | {kind: 'loading'}
  | {kind: 'open'; shown: ReactElement}
  | {kind: 'failed'; problem: string};

/**
 * Fetches what a run needs and keeps the newest one on the screen.
 * Returns what is shown, and `begin`, which takes what opens the run.
 */
export function useOpening() {
  const count = useRef(0);
  const [opening, setOpening] = useState<Opening>({kind: 'none'});
  const begin = (open: () => Promise<ReactElement>) => {
    const mine = ++count.current;
    const settle = (next: Opening) => {
      if (mine === count.current) setOpening(next);
    };
    setOpening({kind: 'loading'});
    open().then(
      (element) => settle({kind: 'open', shown: <Fragment key={mine}>{element}</Fragment>}),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        settle({kind: 'failed', problem: `${message} Please try again.`});
      },
    );
  };
  return {opening, begin};
}

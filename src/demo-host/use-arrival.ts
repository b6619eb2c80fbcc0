import {useEffect, useState} from 'react';

/** Settles at the first sign of a reader, or after a while: `src/start/load.ts` tells. */
function waitForArrival(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.dataset.arrived) resolve();
    else document.addEventListener('arrive', () => resolve(), {once: true});
  });
}

/** Runs something at the first sign of a reader, or after a while; returns a function that cancels it. */
export function whenArrived(run: () => void): () => void {
  let wanted = true;
  waitForArrival().then(() => wanted && run());
  return () => {
    wanted = false;
  };
}

/**
 * Tells whether somebody is at the page. A demo in the first screen waits for that with its still:
 * the Player's code is the heaviest of the site, and must not come before the page answers.
 * Takes whether to wait.
 */
export function useArrival(waiting: boolean): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    return waiting ? whenArrived(() => setArrived(true)) : undefined;
  }, [waiting]);
  return arrived;
}

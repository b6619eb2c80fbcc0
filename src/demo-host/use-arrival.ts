import {useEffect, useState} from 'react';

/** What a reader does first: any of it says that the page is being used. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** Milliseconds after which a demo goes on by itself, for readers who only look. */
const PATIENCE = 4000;

let arrival: Promise<void> | undefined;

/** Settles at the first sign of a reader, or after a while. One wait serves all demos of a visit. */
function waitForArrival(): Promise<void> {
  arrival ??= new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, finish, {capture: true});
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE);
    for (const sign of SIGNS) {
      window.addEventListener(sign, finish, {capture: true, passive: true});
    }
  });
  return arrival;
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

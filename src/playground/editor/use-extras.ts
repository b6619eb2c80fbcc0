import {useEffect, useState} from 'react';

type Extras = typeof import('./extras');

/** Loads what helps to write, once it is wanted; null until it is there. */
export function useExtras(isWanted: boolean): Extras | null {
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    import('./extras').then(
      (module) => current && setExtras(module),
      // Offline: what was written is run all the same.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isWanted]);
  return extras;
}

import {useEffect, useState} from 'react';

const atOnce = (run: () => void): (() => void) | undefined => {
  run();
  return undefined;
};

/**
 * Loads code that a part of the page needs, once the page is there.
 *
 * @param load Imports it; stays the same function between renders.
 * @param when Runs something when it is time, and returns what cancels it.
 * @returns The module, undefined until it is there; whether it could not be loaded; what tries again.
 */
export function useImport<T>(load: () => Promise<T>, when = atOnce) {
  const [module, setModule] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let current = true;
    setFailed(false);
    const cancel = when(() =>
      load().then(
        (loaded) => current && setModule(loaded),
        () => current && setFailed(true),
      ),
    );
    return () => {
      current = false;
      cancel?.();
    };
  }, [load, when, attempt]);
  return {module, failed, retry: () => setAttempt(attempt + 1)};
}

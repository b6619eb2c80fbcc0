import {useEffect, useState} from 'react';
import type {Progress} from './progress';

/** The progress that is kept; null until it is known. Its code comes when the page is there. */
export function useProgress() {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    let current = true;
    import('./progress').then(
      ({readProgress}) => current && setProgress(readProgress()),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return [progress, setProgress] as const;
}

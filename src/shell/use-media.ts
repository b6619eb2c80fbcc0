import {useSyncExternalStore} from 'react';

/**
 * Whether a media query matches; never on the server, so that the first render is the same everywhere.
 *
 * @param query Such as `(max-width: 996px)`.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

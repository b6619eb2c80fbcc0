import {loadOnce} from './load-once';

/**
 * Makes a function that fetches files of JSON, each once.
 *
 * @returns Function that takes an address; what it gives is unchecked, or undefined where there is no such file. One
 *   that could not be reached is asked for again the next time.
 */
export function rememberJson<T>(): (url: string) => Promise<T | undefined> {
  const load = loadOnce(async (url) => {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as T) : undefined;
  });
  return (url) => load(url).catch(() => undefined);
}

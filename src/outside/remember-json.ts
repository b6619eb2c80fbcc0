/**
 * Makes a function that fetches files of JSON, each once.
 *
 * @returns Function that takes an address; what it gives is unchecked, or undefined where there is no such file. One
 *   that could not be reached is asked for again the next time.
 */
export function rememberJson<T>(): (url: string) => Promise<T | undefined> {
  const files = new Map<string, Promise<T | undefined>>();
  return (url) => {
    const known = files.get(url);
    if (known) return known;
    const loading = fetch(url)
      .then((response) => (response.ok ? (response.json() as Promise<T>) : undefined))
      .catch(() => {
        files.delete(url);
        return undefined;
      });
    files.set(url, loading);
    return loading;
  };
}

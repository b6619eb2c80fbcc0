/**
 * Makes a function that loads each thing once.
 *
 * @param load Loads what belongs to a key.
 * @returns Function that takes a key; what failed to load is tried again the next time.
 */
export function loadOnce<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (key) => {
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(key);
    loading.catch(() => loaded.delete(key));
    loaded.set(key, loading);
    return loading;
  };
}

/** Fetches a file. Throws if the server doesn't have it. */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

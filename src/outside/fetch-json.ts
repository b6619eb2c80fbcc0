import type {Shape} from './shape';

/** A connection that gives no byte for so long has stalled. */
const SILENCE_MS = 5000;

/**
 * Fetches a file; slow lines may take as long as they need, stalled ones may not.
 *
 * @param fresh Asks past the cache.
 * @throws {Error} If the file isn't there, or nothing more of it comes.
 */
export async function fetchText(url: string, fresh = false): Promise<string> {
  const stalled = new AbortController();
  const fail = () => stalled.abort(new Error(`${url} stalled`));
  let timer = setTimeout(fail, SILENCE_MS);
  try {
    const response = await fetch(url, {
      signal: stalled.signal,
      ...(fresh ? {cache: 'no-cache' as const} : {}),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    if (!response.body) return await response.text();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    let text = '';
    for (;;) {
      const {done, value} = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(fail, SILENCE_MS);
      text += decoder.decode(value, {stream: true});
    }
    return text + decoder.decode();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a file of JSON, as `fetchText` does.
 *
 * @param shape What the file has to hold.
 * @throws {Error} If the file isn't there or holds something else, or nothing more of it comes.
 */
export async function fetchJson<T>(url: string, shape: Shape<T>): Promise<T> {
  const value: unknown = JSON.parse(await fetchText(url));
  if (!shape(value)) throw new Error(`${url} has another shape`);
  return value;
}

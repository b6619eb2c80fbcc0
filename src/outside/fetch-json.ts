/** A line this long without a byte is no slow one: it has stalled. */
const SILENCE_MS = 5000;

/**
 * Fetches a file; slow lines may take as long as they need, stalled ones may not.
 *
 * @param fresh Asks past the cache.
 * @param silence Milliseconds without a byte after which it fails.
 * @throws {Error} If the file isn't there, or nothing more of it comes.
 */
export async function fetchText(url: string, fresh = false, silence = SILENCE_MS): Promise<string> {
  const stalled = new AbortController();
  const fail = () => stalled.abort(new Error(`${url} stalled`));
  let timer = setTimeout(fail, silence);
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
      timer = setTimeout(fail, silence);
      text += decoder.decode(value, {stream: true});
    }
    return text + decoder.decode();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a file of the index.
 *
 * @throws {Error} If the file isn't there, isn't JSON, or nothing more of it comes.
 */
export const fetchJson = async (url: string, fresh: boolean): Promise<unknown> =>
  JSON.parse(await fetchText(url, fresh));

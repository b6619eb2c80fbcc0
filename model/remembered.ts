/**
 * Makes a function that reads anew only after a while: files may be edited while the dev server runs, and a build,
 * in which they stay, asks a thousand times.
 *
 * @param ms How old an answer may be.
 */
export function remembered<T>(read: () => T, ms = 2000): () => T {
  let last: {at: number; value: T} | undefined;
  return () => {
    const isBuild = process.env.NODE_ENV === 'production';
    if (!last || (!isBuild && Date.now() - last.at > ms)) last = {at: Date.now(), value: read()};
    return last.value;
  };
}

/**
 * Reads what the build has put into the attribute `data` of a word, as JSON so that a page carries it in its
 * smallest form. Nothing checks its shape: it was written by the same build (`mdx/`), never by a reader.
 *
 * @returns Null if the build had nothing for it.
 */
export function builtData<T>(data: string | undefined): T | null {
  return data ? (JSON.parse(data) as T) : null;
}

import {twinOf} from '../../shared/site-path';

/**
 * Fetches a page as Markdown.
 *
 * @param page Path of the page.
 * @param patience Milliseconds after which it is given up.
 * @returns Undefined if the server has no such file.
 * @throws If it can't be reached in time.
 */
export async function fetchTwin(page: string, patience: number): Promise<string | undefined> {
  const response = await fetch(twinOf(page), {signal: AbortSignal.timeout(patience)});
  // Servers that have no twin may answer with a page of their own.
  const isMarkdown = response.headers.get('content-type')?.includes('markdown');
  return response.ok && isMarkdown ? response.text() : undefined;
}

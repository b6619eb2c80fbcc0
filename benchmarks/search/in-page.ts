import {search} from '../../config/search';
import type {IndexedPage, IndexedTexts} from '../../shared/search-index';
import {SearchEngine} from '../../src/search/engine/engine';

/**
 * Runs in Chromium: gives the engine an index and types queries, as many as there is time for.
 *
 * @returns Milliseconds for each letter.
 */
export async function timeKeystrokes(
  index: {pages: IndexedPage[]; texts: IndexedTexts},
  queries: string[],
  budgetMs: number,
): Promise<number[]> {
  const engine = new SearchEngine(index.pages);
  await engine.addDetails(index.pages);
  await engine.addTexts(index.texts);
  const ask = (query: string) => engine.search({query, limit: search.hits});
  for (const query of queries.slice(0, 5)) ask(query);
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const started = performance.now();
      if (started > end) return times;
      ask(query.slice(0, length));
      times.push(performance.now() - started);
    }
  }
  return times;
}

Object.assign(window, {timeKeystrokes});

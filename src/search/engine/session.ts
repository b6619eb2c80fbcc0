import type {IndexedPage, IndexedTexts, IndexManifest} from '../../../shared/search-index';
import {SearchEngine, type SearchRequest} from './engine';

/** What the page asks; every question gets one reply with the same number. */
export type Question =
  /** The first stage, fetched by the page already, and where the second one is. */
  | {number: number; kind: 'offer'; pages: string; texts: string}
  | {number: number; kind: 'prepare'}
  | {number: number; kind: 'search'; request: SearchRequest; complete: boolean}
  | {number: number; kind: 'known'; paths: string[]};

export type Reply = {number: number; result: unknown} | {number: number; error: string};

type Loaded = {engine: SearchEngine; pages: IndexedPage[]; textsFile: string};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A file cut short or swapped by a proxy must count as a failure, not as an index without pages. */
function checkedPages(value: unknown): IndexedPage[] {
  const isPage = (page: unknown) =>
    typeof page === 'object' &&
    page !== null &&
    typeof (page as IndexedPage).path === 'string' &&
    typeof (page as IndexedPage).title === 'string' &&
    isList((page as IndexedPage).headings);
  if (!isList(value) || value.length === 0 || !value.every(isPage)) {
    throw new Error('The search index is damaged');
  }
  return value as IndexedPage[];
}

/**
 * Loads the index in two stages and answers from what is there.
 *
 * @param fetchJson Gets a file of the index; `fresh` asks past the cache.
 * @returns Answers one question; rejects if the index can't be loaded, and tries again next time.
 */
export function createSession(fetchJson: (url: string, fresh: boolean) => Promise<unknown>) {
  let first: Promise<Loaded> | undefined;
  let second: Promise<void> | undefined;
  let offer: {pages: string; texts: string} | undefined;
  let isTextMissing = false;

  async function fetchFirst(): Promise<Loaded> {
    const manifest = (await fetchJson('/search/index.json', true)) as IndexManifest;
    const pages = checkedPages(await fetchJson(manifest.pages, false));
    return {engine: new SearchEngine(pages), pages, textsFile: manifest.texts};
  }

  async function load(): Promise<Loaded> {
    if (!offer) return fetchFirst();
    const offered = offer;
    // Taken once: if it is damaged, the next attempt asks the server.
    offer = undefined;
    const pages = checkedPages(JSON.parse(offered.pages));
    return {engine: new SearchEngine(pages), pages, textsFile: offered.texts};
  }

  /** Titles and headings: enough for the first answer. */
  function prepare(): Promise<Loaded> {
    first ??= load();
    first.catch(() => {
      first = undefined;
    });
    return first;
  }

  async function fetchTexts(): Promise<void> {
    let loaded = await prepare();
    if (isTextMissing) {
      // After a deploy the files have other names, and both stages have to be of one build.
      loaded = await fetchFirst();
      first = Promise.resolve(loaded);
    }
    const texts = await fetchJson(loaded.textsFile, false);
    if (!isList(texts) || texts.length !== loaded.pages.length) {
      throw new Error('The texts of the search index are damaged');
    }
    await loaded.engine.addTexts(texts as IndexedTexts);
  }

  /** The texts below the headings; search works without them until they are there. */
  function complete(): Promise<void> {
    second ??= fetchTexts();
    second.catch(() => {
      second = undefined;
      isTextMissing = true;
    });
    return second;
  }

  return async (question: Question): Promise<unknown> => {
    if (question.kind === 'offer') {
      offer = question;
      return undefined;
    }
    if (question.kind === 'search') {
      if (question.complete) await complete();
      return (await prepare()).engine.search(question.request);
    }
    const {pages} = await prepare();
    if (question.kind === 'known') {
      const paths = new Set(pages.map(({path}) => path));
      return question.paths.map((path) => paths.has(path));
    }
    // The second stage follows by itself; a failure shows when a search needs it.
    complete().catch(() => undefined);
    return undefined;
  };
}

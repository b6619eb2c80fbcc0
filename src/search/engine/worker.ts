/// <reference lib="webworker" />
import type {IndexedPage, IndexedTexts, IndexManifest} from '../../../shared/search-index';
import {SearchEngine, type SearchRequest} from './engine';

/** What the page asks; every question gets one reply with the same number. */
export type Question =
  | {number: number; kind: 'prepare'}
  | {number: number; kind: 'search'; request: SearchRequest; complete: boolean}
  | {number: number; kind: 'known'; paths: string[]};

export type Reply = {number: number; result: unknown} | {number: number; error: string};

let first:
  | Promise<{engine: SearchEngine; pages: IndexedPage[]; manifest: IndexManifest}>
  | undefined;
let second: Promise<void> | undefined;

async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

/** Loads titles and headings; after a failure the next call tries again. */
function prepare() {
  first ??= (async () => {
    const manifest = await fetchJson<IndexManifest>('/search/index.json', {cache: 'no-cache'});
    const pages = await fetchJson<IndexedPage[]>(manifest.pages);
    return {engine: new SearchEngine(pages), pages, manifest};
  })();
  first.catch(() => {
    first = undefined;
  });
  return first;
}

/** Loads the texts below the headings; search works without them until they are there. */
function complete() {
  second ??= (async () => {
    const {engine, manifest} = await prepare();
    engine.addTexts(await fetchJson<IndexedTexts>(manifest.texts));
  })();
  second.catch(() => {
    second = undefined;
  });
  return second;
}

async function answer(question: Question): Promise<unknown> {
  const {engine, pages} = await prepare();
  if (question.kind === 'search') {
    if (question.complete) await complete();
    return engine.search(question.request);
  }
  if (question.kind === 'known') {
    const paths = new Set(pages.map(({path}) => path));
    return question.paths.map((path) => paths.has(path));
  }
  // The second stage follows by itself; a failure shows when a search needs it.
  complete().catch(() => undefined);
  return undefined;
}

self.onmessage = async ({data}: MessageEvent<Question>) => {
  const {number} = data;
  try {
    self.postMessage({number, result: await answer(data)} satisfies Reply);
  } catch (error) {
    self.postMessage({
      number,
      error: error instanceof Error ? error.message : String(error),
    } satisfies Reply);
  }
};

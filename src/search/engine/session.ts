import {type PackedRest, unpackRest} from '../../../shared/packed-rest';
import type {IndexManifest} from '../../../shared/search-index';
import {queryTerms} from '../../../shared/search-terms';
import type {Shape} from '../../outside/shape';
import {type SearchAnswer, SearchEngine, type SearchRequest} from './engine';
import {isManifest, isNames, isPackedRest, isTexts} from './shapes';

/** What the page asks; every question gets one reply with the same number. */
export type Question =
  /** The first stage, fetched by the page already, and where the other ones are. */
  | {number: number; kind: 'offer'; names: string; files: IndexManifest}
  | {number: number; kind: 'prepare'}
  | {number: number; kind: 'search'; request: SearchRequest; complete: boolean}
  | {number: number; kind: 'known'; paths: string[]};

/** How much of the index is there: what pages are called, what they are about, what they say. */
export type Stage = 'names' | 'details' | 'texts';

export type Reply = {number: number; result: unknown} | {number: number; error: string};
/** Told without being asked: more of the index is there, or the worker is still at work. */
export type Progress = {stage: Stage} | {beat: true};

type Loaded = {engine: SearchEngine; files: IndexManifest};

/** A file cut short or swapped by a proxy must count as a failure, not as an index without pages. */
function checked<T>(value: unknown, shape: Shape<T>, what: string): T {
  if (!shape(value)) throw new Error(`${what} of the search index are damaged`);
  return value;
}

const otherIndex = (what: string) => new Error(`${what} are another search index’s`);

/** The stages have to be of the same pages. */
function checkedFor<T extends {length: number}>(
  value: unknown,
  shape: Shape<T>,
  isSame: (length: number) => boolean,
  what: string,
): T {
  const list = checked(value, shape, what);
  if (!isSame(list.length)) throw otherIndex(what);
  return list;
}

/** Passages are long, and only whoever waits for all of the index quotes them. */
const withoutPassages = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  hits: answer.hits.map((hit) => ({
    ...hit,
    passage: '',
    more: hit.more.map((place) => ({...place, passage: ''})),
  })),
});

/**
 * Loads the index in three stages and answers from what is there.
 *
 * @param fetchJson Gets a file of the index; `fresh` asks past the cache.
 * @param onStage Called whenever a stage has become usable.
 * @returns Answers one question; rejects if the index can't be loaded, and tries again next time.
 */
export function createSession(
  fetchJson: (url: string, fresh: boolean) => Promise<unknown>,
  onStage: (stage: Stage) => void = () => undefined,
) {
  let first: Promise<Loaded> | undefined;
  let second: Promise<Loaded> | undefined;
  let third: Promise<Loaded> | undefined;
  let offer: {names: string; files: IndexManifest} | undefined;
  let isOutdated = false;

  function loaded(value: unknown, files: IndexManifest): Loaded {
    const names = checked(value, isNames, 'The names');
    if (names.length === 0) throw new Error('The names of the search index are damaged');
    return {engine: new SearchEngine(names), files};
  }

  async function fetchFirst(): Promise<Loaded> {
    const files = checked(await fetchJson('/search/index.json', true), isManifest, 'The files');
    return loaded(await fetchJson(files.names, false), files);
  }

  async function load(): Promise<Loaded> {
    const offered = offer;
    // Taken once: if it is damaged, the next attempt asks the server.
    offer = undefined;
    return offered ? loaded(JSON.parse(offered.names), offered.files) : fetchFirst();
  }

  /** What pages are called: enough for the first answer. */
  function names(): Promise<Loaded> {
    if (!first) {
      first = load();
      first.then(
        () => onStage('names'),
        () => {
          first = undefined;
        },
      );
    }
    return first;
  }

  /** After a deploy the files have other names, and all stages have to be of one build. */
  async function current(): Promise<Loaded> {
    if (!isOutdated) return names();
    const fresh = await fetchFirst();
    first = Promise.resolve(fresh);
    isOutdated = false;
    return fresh;
  }

  const failed = () => {
    second = undefined;
    third = undefined;
    isOutdated = true;
  };

  /** What pages are about. */
  function details(): Promise<Loaded> {
    if (!second) {
      second = current().then(async (pages) => {
        const file = await fetchJson(pages.files.details, false);
        const {size} = pages.engine;
        const packed: PackedRest = checked(file, isPackedRest, 'The headings');
        const rest = unpackRest(packed);
        // The stages have to be of the same pages.
        if (rest.length !== size + packed.further.length) throw otherIndex('The headings');
        await pages.engine.addDetails(rest);
        return pages;
      });
      second.then(() => onStage('details'), failed);
    }
    return second;
  }

  /** What they say. */
  function texts(): Promise<Loaded> {
    if (!third) {
      third = details().then(async (pages) => {
        const file = await fetchJson(pages.files.texts, false);
        const {size} = pages.engine;
        await pages.engine.addTexts(
          checkedFor(file, isTexts, (length) => length === size, 'The texts'),
        );
        return pages;
      });
      third.then(() => onStage('texts'), failed);
    }
    return third;
  }

  async function search(request: SearchRequest, isComplete: boolean): Promise<SearchAnswer> {
    if (isComplete) return (await texts()).engine.search(request);
    let answer = (await names()).engine.search(request);
    // Nothing found is only true once all of the index was looked through.
    for (const stage of [details, texts]) {
      if (answer.hits.length > 0 || queryTerms(request.query).length === 0) break;
      answer = (await stage()).engine.search(request);
    }
    return withoutPassages(answer);
  }

  return async (question: Question): Promise<unknown> => {
    if (question.kind === 'offer') {
      offer = question;
      return undefined;
    }
    if (question.kind === 'search') return search(question.request, question.complete);
    const pages = await names();
    if (question.kind === 'known') {
      const {engine} = pages;
      // The first stage doesn't have all pages.
      if (!question.paths.every((path) => engine.knows(path))) await details();
      return question.paths.map((path) => engine.knows(path));
    }
    // The other stages follow by themselves; a failure shows when a search needs them.
    texts().catch(() => undefined);
    return undefined;
  };
}

import type {IndexManifest} from '../../../shared/search-index';
import {queryTerms} from '../../../shared/search-terms';
import type {SearchAnswer, SearchRequest} from './engine';
import {type Stage, Stages} from './stages';

/** What the page asks; every question gets one reply with the same number. */
export type Question =
  /** The first stage, fetched by the page already, and where the other ones are. */
  | {number: number; kind: 'offer'; names: string; files: IndexManifest}
  | {number: number; kind: 'prepare'}
  | {number: number; kind: 'search'; request: SearchRequest; complete: boolean}
  | {number: number; kind: 'known'; paths: string[]};

export type Reply = {number: number; result: unknown} | {number: number; error: string};
/** Told without being asked: more of the index is there, or the worker is still at work. */
export type Progress = {stage: Stage} | {beat: true};

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
 * Answers from what there is of the index.
 *
 * @param fetchJson Gets a file of the index; `fresh` asks past the cache.
 * @param onStage Called whenever a stage has become usable.
 * @returns Answers one question; rejects if the index can't be loaded, and tries again next time.
 */
export function createSession(
  fetchJson: (url: string, fresh: boolean) => Promise<unknown>,
  onStage: (stage: Stage) => void = () => undefined,
) {
  const stages = new Stages(fetchJson, onStage);

  async function search(request: SearchRequest, isComplete: boolean): Promise<SearchAnswer> {
    if (isComplete) return (await stages.texts(true)).engine.search(request);
    let answer = (await stages.names()).engine.search(request);
    // Nothing found is only true once all of the index was looked through.
    for (const next of [stages.details, stages.texts]) {
      if (answer.hits.length > 0 || queryTerms(request.query).length === 0) break;
      answer = (await next()).engine.search(request);
    }
    return withoutPassages(answer);
  }

  async function known(paths: string[]): Promise<boolean[]> {
    const {engine} = await stages.names();
    // The first stage doesn't have all pages.
    if (!paths.every((path) => engine.knows(path))) await stages.details();
    return paths.map((path) => engine.knows(path));
  }

  return async (question: Question): Promise<unknown> => {
    if (question.kind === 'offer') return stages.take(question);
    if (question.kind === 'search') return search(question.request, question.complete);
    if (question.kind === 'known') return known(question.paths);
    await stages.names();
    // The other stages follow by themselves; a failure shows when a search needs them.
    stages.texts().catch(() => undefined);
    return undefined;
  };
}

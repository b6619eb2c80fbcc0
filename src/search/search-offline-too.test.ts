import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchAnswer} from '../search/engine/engine';
import type {SearchClient} from './client-types';
import {searchOfflineToo} from './search-offline-too';

const answerOf = (nbHits: number): SearchAnswer => ({
  hits: [],
  nbHits,
  words: [],
  isComplete: true,
  unknown: [],
});
const clientOf = (search: SearchClient['search']): SearchClient => ({
  prepare: () => Promise.resolve(),
  search,
  watch: () => () => undefined,
  known: (paths) => Promise.resolve(paths.map(() => true)),
});
const own = () => Promise.resolve(clientOf(() => Promise.resolve(answerOf(7))));

afterEach(() => vi.unstubAllGlobals());

describe('the search of a copy', () => {
  it('says that its results are local where the service fails', async () => {
    vi.stubGlobal('navigator', {onLine: true});
    const failing = clientOf(() => Promise.reject(new Error('503')));
    const answer = await searchOfflineToo(failing, own).search({query: 'spring'});
    expect(answer).toMatchObject({nbHits: 7, isLocal: true});
  });

  it('doesn’t ask the service without a network', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    const search = vi.fn(() => Promise.resolve(answerOf(1)));
    const answer = await searchOfflineToo(clientOf(search), own).search({query: 'spring'});
    expect(answer).toMatchObject({nbHits: 7, isLocal: true});
    expect(search).not.toHaveBeenCalled();
  });

  it('says nothing where the service answers', async () => {
    vi.stubGlobal('navigator', {onLine: true});
    const hosted = clientOf(() => Promise.resolve(answerOf(1)));
    const answer = await searchOfflineToo(hosted, own).search({query: 'spring'});
    expect(answer.isLocal).toBeUndefined();
    expect(answer.nbHits).toBe(1);
  });
});

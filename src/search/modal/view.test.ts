import type {AutocompleteState} from '@algolia/autocomplete-core';
import {expect, it} from 'vitest';
import type {SearchAnswer} from '../engine/engine';
import type {Item} from './items';
import {viewOf} from './view';

const nothing: SearchAnswer = {hits: [], nbHits: 0, words: [], isComplete: true, unknown: ['qqq']};
const boxOf = (query: string, context: Record<string, unknown>, items: object[] = []) =>
  ({
    query,
    context,
    activeItemId: 0,
    status: 'idle',
    collections: [{source: {sourceId: 'Results'}, items}],
  }) as unknown as AutocompleteState<Item>;

it('shows what it was opened with until the list is there', () => {
  expect(viewOf({}, 'spring', undefined)).toMatchObject({
    query: 'spring',
    count: 0,
    status: 'idle',
    isEmpty: false,
    said: '',
  });
});

it('says that a query has no results, also where a message can be explained', () => {
  const box = boxOf('qqq', {answered: 'qqq'}, [{kind: 'explain'}]);
  const shown = {query: 'qqq', section: undefined, answer: nothing};
  const view = viewOf({box, shown}, '', undefined);
  expect(view).toMatchObject({isEmpty: true, count: 1});
  expect(view.said).toBe('No results for qqq. No page mentions qqq');
});

it('takes an answer to something else for none', () => {
  const shown = {query: 'qqq', section: undefined, answer: nothing};
  const typed = viewOf({box: boxOf('qqqq', {answered: 'qqq'}), shown}, '', undefined);
  expect(typed).toMatchObject({answer: undefined, isEmpty: false, said: ''});
  const kept = viewOf({box: boxOf('qqq', {answered: 'qqq'}), shown}, '', 'API');
  expect(kept.answer).toBeUndefined();
});

it('tells a failure from an answer', () => {
  const error = new Error('no index');
  const view = viewOf({box: boxOf('qqq', {answered: 'qqq', error})}, '', undefined);
  expect(view).toMatchObject({status: 'error', error, answer: undefined});
});

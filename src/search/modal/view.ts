import type {AutocompleteState} from '@algolia/autocomplete-core';
import type {SearchSection} from '../../../shared/search-index';
import type {SearchAnswer} from '../engine/engine';
import type {Item} from './items';
import {isListed, type ListState} from './search-list';

/** What the parts of the dialog show, told from the state of its list. */
export interface View {
  query: string;
  collections: AutocompleteState<Item>['collections'];
  /** Whether they are those of another query, as long as this one has no answer: none of them can be chosen. */
  isStale: boolean;
  /** Number of the item that Enter opens. */
  active: number | null;
  /** Number of items in all groups. */
  count: number;
  /** The answer to the query in the input; undefined while it is searched. */
  answer: SearchAnswer | undefined;
  /** The query that was answered last. */
  answered: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Why nothing was found out; undefined where something was. */
  error: unknown;
  /** Whether there was a query, and nothing was found. */
  isEmpty: boolean;
  /** What those are told who don't see the list; empty while there is nothing to say. */
  said: string;
}

/** What is said about an answer. */
function saidOf(query: string, {nbHits, unknown}: SearchAnswer): string {
  const found = nbHits === 1 ? '1 page' : `${nbHits} pages`;
  const left = unknown.length > 0 ? `. No page mentions ${unknown.join(' or ')}` : '';
  return nbHits > 0 ? `${found}${left}` : `No results for ${query}${left}`;
}

/**
 * Tells what the dialog shows.
 *
 * @param initialQuery The query that it was opened with, until the list has one.
 * @param section Kind of pages that the reader keeps to.
 */
export function viewOf(
  {box, shown}: ListState,
  initialQuery: string,
  section: SearchSection | undefined,
): View {
  const query = box?.query ?? initialQuery;
  const collections = box?.collections ?? [];
  const answer = shown?.query === query && shown.section === section ? shown.answer : undefined;
  const answered = String(box?.context.answered ?? '');
  const error = box?.context.error;
  // What was typed since may be answered otherwise.
  const isAnswered = box?.context.answered === query && query.trim() !== '';
  const count = collections.reduce((sum, {items}) => sum + items.length, 0);
  const isStale = count > 0 && !isListed({box, shown}, section);
  const hasHits = collections.some(({items}) => items.some(({kind}) => kind !== 'explain'));
  return {
    query,
    collections,
    isStale,
    active: isStale ? null : (box?.activeItemId ?? null),
    count,
    answer,
    answered,
    status: error !== undefined ? 'error' : (box?.status ?? 'idle'),
    error,
    isEmpty: isAnswered && !hasHits,
    said: isAnswered && answer ? saidOf(query, answer) : '',
  };
}

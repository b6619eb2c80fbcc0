import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import type {SearchClient} from '../client-types';
import type {Place, SearchAnswer, SearchHit} from '../engine/engine';
import type {Stage} from '../engine/stages';
import {type ListState, SearchList} from './search-list';
import {viewOf} from './view';

// The library takes its timers from there.
beforeAll(() => void vi.stubGlobal('window', globalThis));
afterAll(() => void vi.unstubAllGlobals());

const place = (url: string): Place => ({
  url,
  kind: 'text',
  heading: [],
  snippet: [],
  passage: '',
  covers: 1,
});
const hit = (url: string, more: Place[] = []): SearchHit => ({
  ...place(url),
  section: 'API',
  title: [[url, false]],
  crumbs: [],
  also: [],
  about: [],
  more,
});
const answer = (...hits: SearchHit[]): SearchAnswer => ({
  hits,
  nbHits: hits.length,
  words: [],
  isComplete: true,
  unknown: [],
});

/** A list on an engine that answers when it is told to: `answers` holds a function for each question. */
function makeList() {
  const answers: ((answer: SearchAnswer) => void)[] = [];
  let tell: (stage: Stage) => void = () => undefined;
  const client: SearchClient = {
    prepare: () => Promise.resolve(),
    search: () => new Promise((resolve) => answers.push(resolve)),
    watch: (listener) => {
      tell = listener;
      return () => undefined;
    },
    known: (paths) => Promise.resolve(paths.map(() => true)),
  };
  let state: ListState = {};
  const opened: string[] = [];
  const list = new SearchList({
    client: Promise.resolve(client),
    initialQuery: '',
    from: '/',
    open: (url) => opened.push(url),
    onChange: (change) => {
      state = {...state, ...change};
    },
  });
  const urls = () => (state.box?.collections ?? []).flatMap(({items}) => items.map(({url}) => url));
  /** Waits for the question with this number, and answers it. */
  const reply = async (number: number, ...hits: SearchHit[]) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(number));
    answers[number]?.(answer(...hits));
  };
  return {
    list,
    answers,
    opened,
    reply,
    urls,
    state: () => state,
    grow: (stage: Stage) => tell(stage),
  };
}

it('never lists the answer to an older query below a newer one', async () => {
  const {list, answers, reply, urls, state} = makeList();
  list.setQuery('first');
  list.setQuery('second');
  await reply(0, hit('/first'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(urls()).toEqual([]);
  await reply(1, hit('/second'));
  await vi.waitFor(() => expect(urls()).toEqual(['/second']));
  expect(state().shown?.query).toBe('second');
  expect(answers).toHaveLength(2);
});

it('answers better when more of the index has come, but not below the finger of a reader', async () => {
  const {list, answers, reply, urls, grow} = makeList();
  const end = list.follow();
  list.setQuery('query');
  await reply(0, hit('/names'));
  await vi.waitFor(() => expect(urls()).toEqual(['/names']));
  grow('details');
  await reply(1, hit('/details'));
  await vi.waitFor(() => expect(urls()).toEqual(['/details']));
  grow('texts');
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  list.moveBy('ArrowDown', true);
  await reply(2, hit('/texts'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(urls()).toEqual(['/details']);
  end();
});

it('lets nobody choose from the lines of the query before', async () => {
  const {list, reply, urls, state} = makeList();
  list.setQuery('first');
  await reply(0, hit('/first', [place('/first#more')]));
  await vi.waitFor(() => expect(urls()).toEqual(['/first']));
  expect(viewOf(state(), '', undefined)).toMatchObject({isStale: false, active: 0});
  list.setQuery('second');
  expect(urls(), 'the library keeps them').toEqual(['/first']);
  expect(list.isListed).toBe(false);
  expect(viewOf(state(), '', undefined)).toMatchObject({isStale: true, active: null});
  list.moveBy('ArrowRight', true);
  expect(urls(), 'the arrow opens none of them').toEqual(['/first']);
  await reply(1);
  await vi.waitFor(() => expect(urls()).toEqual([]));
  expect(viewOf(state(), '', undefined)).toMatchObject({isStale: false, isEmpty: true});
});

it('lets nobody choose from pages of another kind than is wanted', async () => {
  const {list, reply, urls, state} = makeList();
  list.setQuery('query');
  await reply(0, hit('/any'));
  await vi.waitFor(() => expect(urls()).toEqual(['/any']));
  list.keepTo('API');
  expect(list.isListed).toBe(false);
  expect(viewOf(state(), '', 'API')).toMatchObject({isStale: true, active: null});
  await reply(1, hit('/api'));
  await vi.waitFor(() => expect(urls()).toEqual(['/api']));
  expect(list.isListed).toBe(true);
});

it('opens the first line of an answer that Enter came before, and of no other', async () => {
  const {list, opened, reply, urls, grow} = makeList();
  const end = list.follow();
  list.setQuery('first');
  list.awaitFirst();
  list.setQuery('second');
  await reply(1, hit('/second'));
  await vi.waitFor(() => expect(urls()).toEqual(['/second']));
  expect(opened, 'Enter was for another query').toEqual([]);
  list.setQuery('third');
  list.awaitFirst();
  // More of the index makes the list ask again.
  grow('details');
  await reply(2, hit('/third'));
  await vi.waitFor(() => expect(opened).toEqual(['/third']));
  list.setQuery('');
  list.awaitFirst();
  await vi.waitFor(() => expect(list.isListed).toBe(true));
  expect(opened, 'nothing was asked for').toEqual(['/third']);
  list.setQuery('fourth');
  list.awaitFirst();
  end();
  await reply(4, hit('/fourth'));
  await vi.waitFor(() => expect(urls()).toEqual(['/fourth']));
  expect(opened, 'the dialog is closed').toEqual(['/third']);
});

it('lists the other places of a page with the right arrow, and takes them away with the left', async () => {
  const {list, reply, urls, state} = makeList();
  list.setQuery('query');
  await reply(0, hit('/page', [place('/page#more')]), hit('/other'));
  await vi.waitFor(() => expect(urls()).toEqual(['/page', '/other']));
  list.moveBy('ArrowRight', false);
  expect(urls(), 'the arrow moves the cursor').toEqual(['/page', '/other']);
  list.moveBy('ArrowRight', true);
  expect(urls()).toEqual(['/page', '/page#more', '/other']);
  list.autocomplete.setActiveItemId(1);
  list.moveBy('ArrowLeft', true);
  expect(urls()).toEqual(['/page', '/other']);
  expect(state().box?.activeItemId, 'the page is the active line again').toBe(0);
});

it('says why nothing could be found', async () => {
  const failed = new Error('no index');
  let state: ListState = {};
  const list = new SearchList({
    client: Promise.reject(failed),
    initialQuery: '',
    from: '/',
    open: () => undefined,
    onChange: (change) => {
      state = {...state, ...change};
    },
  });
  list.setQuery('query');
  await vi.waitFor(() => expect(state.box?.context.error).toBe(failed));
  expect(state.shown).toBeUndefined();
});

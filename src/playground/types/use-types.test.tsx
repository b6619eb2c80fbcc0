// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useTypes} from './use-types';

vi.mock('../host/packages', () => ({typesFiles: {worker: '/worker.js'}}));

const PROBLEMS = [{path: 'a.ts', from: 0, to: 1, line: 1, message: 'Wrong.', code: 2322}];

/** A worker that answers what it is told to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static canStart = true;
  onmessage?: (event: {data: unknown}) => void;
  onerror?: () => void;
  terminate = vi.fn();
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage({id, setup}: {id: number; setup?: unknown}) {
    const reply = setup && !FakeWorker.canStart ? {id, error: 'Offline.'} : {id, answer: PROBLEMS};
    queueMicrotask(() => this.onmessage?.({data: reply}));
  }
}

let found: ReturnType<typeof useTypes>;
let root: ReturnType<typeof createRoot>;

function Editor({text}: {text: string}) {
  found = useTypes({'a.ts': text}, true);
  return null;
}

async function open(text = '1') {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Editor text={text} />));
  await act(async () => vi.dynamicImportSettled());
  await act(async () => vi.advanceTimersByTimeAsync(500));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all = [];
  FakeWorker.canStart = true;
});

afterEach(async () => {
  await act(async () => root.unmount());
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

it('ends a worker that can’t be made ready', async () => {
  FakeWorker.canStart = false;
  await open();
  expect(found.client).toBeNull();
  expect(FakeWorker.all[0]?.terminate).toHaveBeenCalled();
});

it('forgets what a worker has found that stopped, and starts another for the next editor', async () => {
  await open();
  expect(found.problems).toEqual(PROBLEMS);
  FakeWorker.all[0]?.onerror?.();
  await act(async () => root.render(<Editor text="2" />));
  await act(async () => vi.advanceTimersByTimeAsync(500));
  expect(found.problems).toEqual([]);
  await act(async () => root.unmount());
  await open();
  expect(FakeWorker.all).toHaveLength(2);
  expect(found.problems).toEqual(PROBLEMS);
});

import type {SearchClient} from './client';
import type {SearchAnswer} from './engine/engine';
import type {Question, Reply} from './engine/session';

type Ask = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'number'>
    : never
  : never;

const startWorker = () => new Worker(new URL('./engine/worker.ts', import.meta.url));

/**
 * Makes the client of the embedded engine; queries stay in the reader's browser.
 *
 * @param start Starts the engine's worker; for tests.
 */
export function createEmbeddedClient(start: () => Worker = startWorker): SearchClient {
  const waiting = new Map<number, {resolve(result: unknown): void; reject(error: Error): void}>();
  let worker: Worker | undefined;
  let number = 0;

  function running(): Worker {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({data}: MessageEvent<Reply>) => {
      const promise = waiting.get(data.number);
      waiting.delete(data.number);
      if ('error' in data) promise?.reject(new Error(data.error));
      else promise?.resolve(data.result);
    };
    started.onerror = () => {
      // A worker whose code could not be loaded never answers; the next question starts another.
      worker = undefined;
      for (const {reject} of waiting.values()) reject(new Error('The search worker stopped'));
      waiting.clear();
    };
    worker = started;
    return started;
  }
  const ask = (question: Ask) =>
    new Promise<unknown>((resolve, reject) => {
      number += 1;
      waiting.set(number, {resolve, reject});
      running().postMessage({...question, number});
    });

  return {
    prepare: async () => {
      await ask({kind: 'prepare'});
    },
    search: (request, complete = false) =>
      ask({kind: 'search', request, complete}) as Promise<SearchAnswer>,
    known: (paths) => ask({kind: 'known', paths}) as Promise<boolean[]>,
  };
}

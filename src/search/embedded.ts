import type {SearchClient} from './client';
import type {SearchAnswer} from './engine/engine';
import type {Question, Reply} from './engine/worker';

type Ask = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'number'>
    : never
  : never;

/** Makes the client of the embedded engine; queries stay in the reader's browser. */
export function createEmbeddedClient(): SearchClient {
  const worker = new Worker(new URL('./engine/worker.ts', import.meta.url));
  const waiting = new Map<number, {resolve(result: unknown): void; reject(error: Error): void}>();
  let number = 0;

  worker.onmessage = ({data}: MessageEvent<Reply>) => {
    const promise = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) promise?.reject(new Error(data.error));
    else promise?.resolve(data.result);
  };
  worker.onerror = () => {
    for (const {reject} of waiting.values()) reject(new Error('The search worker stopped'));
    waiting.clear();
  };
  const ask = (question: Ask) =>
    new Promise<unknown>((resolve, reject) => {
      number += 1;
      waiting.set(number, {resolve, reject});
      worker.postMessage({...question, number});
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

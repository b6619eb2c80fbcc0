import type {SearchClient} from './client';
import type {SearchAnswer} from './engine/engine';
import type {Progress, Question, Reply, Stage} from './engine/session';
import {startWorker, takeEngine} from './start';

type Ask = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'number'>
    : never
  : never;

/** A worker with the first stage of the index, if that was fetched while the reader came here. */
async function startEmbedded(): Promise<Worker> {
  const engine = takeEngine();
  if (!engine) return startWorker();
  const failed = new Promise<never>((_, reject) => {
    engine.worker.addEventListener('error', () => reject(new Error('The search worker stopped')));
  });
  failed.catch(() => undefined);
  const names = await Promise.race([engine.names, failed]);
  if (names !== undefined) {
    const {files} = engine;
    engine.worker.postMessage({number: 0, kind: 'offer', names, files} satisfies Question);
  }
  return engine.worker;
}

/**
 * Makes the client of the embedded engine; queries stay in the reader's browser.
 *
 * @param start Starts the engine's worker; for tests.
 */
export function createEmbeddedClient(
  start: () => Worker | Promise<Worker> = startEmbedded,
): SearchClient {
  const waiting = new Map<number, {resolve(result: unknown): void; reject(error: Error): void}>();
  let worker: Promise<Worker> | undefined;
  let number = 0;
  let stage: Stage | undefined;
  const watching = new Set<(stage: Stage) => void>();

  const receive = ({data}: MessageEvent<Reply | Progress>) => {
    if ('stage' in data) {
      stage = data.stage;
      for (const tell of watching) tell(data.stage);
      return;
    }
    const promise = waiting.get(data.number);
    waiting.delete(data.number);
    if ('error' in data) promise?.reject(new Error(data.error));
    else promise?.resolve(data.result);
  };
  const stop = () => {
    // A worker whose code could not be loaded never answers; the next question starts another.
    worker = undefined;
    stage = undefined;
    for (const {reject} of waiting.values()) reject(new Error('The search worker stopped'));
    waiting.clear();
  };
  const run = async () => {
    const running = await start();
    running.onmessage = receive;
    running.onerror = stop;
    return running;
  };
  const ask = async (question: Ask) => {
    worker ??= run();
    worker.catch(() => {
      worker = undefined;
    });
    const running = await worker;
    return new Promise<unknown>((resolve, reject) => {
      number += 1;
      waiting.set(number, {resolve, reject});
      running.postMessage({...question, number});
    });
  };

  return {
    prepare: async () => {
      await ask({kind: 'prepare'});
    },
    search: (request, complete = false) =>
      ask({kind: 'search', request, complete}) as Promise<SearchAnswer>,
    watch(tell) {
      watching.add(tell);
      if (stage) tell(stage);
      return () => watching.delete(tell);
    },
    known: (paths) => ask({kind: 'known', paths}) as Promise<boolean[]>,
  };
}

import {isFlag, isNumber, isText, objectOf, oneOf, optional, type Shape} from '../outside/shape';
import type {SearchClient} from './client';
import type {Question, Stage} from './engine/session';
import {isAnswer, isKnown} from './engine/shapes';
import {startWorker, takeEngine} from './start';

type Ask = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'number'>
    : never
  : never;

/** A worker that says nothing for so long while a question waits hangs, or is gone. */
const SILENCE_MS = 5000;

const isStage = objectOf<{stage: Stage}>({stage: oneOf(['names', 'details', 'texts'])});
const isBeat = objectOf<{beat: boolean}>({beat: isFlag});
const isReply = objectOf<{number: number; error: string | undefined; result: unknown}>({
  number: isNumber,
  error: optional(isText),
  result: (_value): _value is unknown => true,
});
const isNothing: Shape<undefined> = (value): value is undefined => value === undefined;

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

interface Waiting {
  question: Ask;
  /** Whether it was asked again already, of a worker started in place of one that fell silent. */
  isRetry: boolean;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * Makes the client of the embedded engine; queries stay in the reader's browser. A worker that falls silent
 * is ended, and its questions are asked of a new one, once.
 *
 * @param start Starts the engine's worker; for tests.
 * @param silence Milliseconds after which a worker that says nothing is given up; for tests.
 */
export function createEmbeddedClient(
  start: () => Worker | Promise<Worker> = startEmbedded,
  silence = SILENCE_MS,
): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: Promise<Worker> | undefined;
  let number = 0;
  let stage: Stage | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const watching = new Set<(stage: Stage) => void>();

  /** Gives a worker with questions some more time; one without may be silent. */
  const wait = () => {
    clearTimeout(patience);
    patience = waiting.size > 0 ? setTimeout(giveUp, silence) : undefined;
  };
  const receive = ({data}: MessageEvent<unknown>) => {
    if (isStage(data)) {
      stage = data.stage;
      for (const tell of watching) tell(data.stage);
    } else if (isReply(data)) {
      const promise = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.error !== undefined) promise?.reject(new Error(data.error));
      else promise?.resolve(data.result);
    } else if (!isBeat(data)) {
      stop();
      return;
    }
    wait();
  };
  /** Ends the worker; the next question starts another. */
  const end = (): Waiting[] => {
    worker?.then(
      (running) => {
        running.onmessage = null;
        running.onerror = null;
        running.terminate();
      },
      () => undefined,
    );
    worker = undefined;
    stage = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    wait();
    return left;
  };
  const failed = new Error('The search worker stopped');
  const stop = () => {
    for (const {reject} of end()) reject(failed);
  };
  const giveUp = () => {
    for (const asked of end()) {
      if (asked.isRetry) asked.reject(failed);
      else send({...asked, isRetry: true}).catch(asked.reject);
    }
  };
  const run = async () => {
    const running = await start();
    running.onmessage = receive;
    running.onerror = stop;
    running.onmessageerror = stop;
    return running;
  };
  const send = async (asked: Waiting) => {
    worker ??= run();
    const own = worker;
    own.catch(() => {
      if (worker === own) worker = undefined;
    });
    const running = await own;
    number += 1;
    waiting.set(number, asked);
    wait();
    running.postMessage({...asked.question, number});
  };
  const ask = async <T>(question: Ask, shape: Shape<T>): Promise<T> => {
    const result = await new Promise<unknown>((resolve, reject) => {
      send({question, isRetry: false, resolve, reject}).catch(reject);
    });
    if (!shape(result)) throw new Error('The search worker answers in another shape');
    return result;
  };

  return {
    prepare: () => ask({kind: 'prepare'}, isNothing),
    search: (request, complete = false) => ask({kind: 'search', request, complete}, isAnswer),
    watch(tell) {
      watching.add(tell);
      if (stage) tell(stage);
      return () => watching.delete(tell);
    },
    known: (paths) => ask({kind: 'known', paths}, isKnown),
  };
}

import {isFlag, objectOf, oneOf, type Shape} from '../outside/shape';
import type {SearchClient} from './client-types';
import type {Question} from './engine/session';
import {isAnswer, isKnown} from './engine/shapes';
import type {Stage} from './engine/stages';
import {startWorker, takeEngine} from './start';
import {WorkerLine} from './worker-line';

type Ask = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'number'>
    : never
  : never;

/** A worker that says nothing for so long while a question waits hangs, or is gone. */
const SILENCE_MS = 5000;

const isStage = objectOf<{stage: Stage}>({stage: oneOf(['names', 'details', 'texts'])});
const isBeat = objectOf<{beat: boolean}>({beat: isFlag});
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

/**
 * Makes the client of the embedded engine; queries stay in the reader's browser.
 *
 * @param start Starts the engine's worker; for tests.
 * @param silence Milliseconds after which a worker that says nothing is given up; for tests.
 */
export function createEmbeddedClient(
  start: () => Worker | Promise<Worker> = startEmbedded,
  silence = SILENCE_MS,
): SearchClient {
  let stage: Stage | undefined;
  const watching = new Set<(stage: Stage) => void>();
  const line = new WorkerLine<Ask>({
    start,
    silence,
    onNews(data) {
      if (!isStage(data)) return isBeat(data);
      stage = data.stage;
      for (const tell of watching) tell(data.stage);
      return true;
    },
    onEnd() {
      stage = undefined;
    },
  });
  return {
    prepare: () => line.ask({kind: 'prepare'}, isNothing),
    search: (request, complete = false) => line.ask({kind: 'search', request, complete}, isAnswer),
    watch(tell) {
      watching.add(tell);
      if (stage) tell(stage);
      return () => watching.delete(tell);
    },
    known: (paths) => line.ask({kind: 'known', paths}, isKnown),
  };
}

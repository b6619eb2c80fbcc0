import type {IndexManifest} from '../../shared/search-index';
import {fetchText} from '../outside/fetch-json';

/** What is under way since a reader was about to search. */
interface EngineStart {
  worker: Worker;
  /** Text of the index's first stage; undefined if it could not be fetched. */
  names: Promise<string | undefined>;
  files: IndexManifest;
}

let started: EngineStart | undefined;
let isTaken = false;

/** Where the browser has no workers, or lets none start: trying again is of no use. */
export class NoWorker extends Error {
  constructor(cause: unknown) {
    super('This browser doesn’t let the site start a worker, in which search runs.', {cause});
  }
}

/**
 * Starts the engine's worker.
 *
 * @throws {NoWorker} If the browser doesn't let it.
 */
export function startWorker(): Worker {
  try {
    return new Worker(new URL('./engine/worker.ts', import.meta.url));
  } catch (cause) {
    throw new NoWorker(cause);
  }
}

/**
 * Fetches engine and index while the code of the search box is on its way too: one after the other,
 * each would cost a round trip.
 */
export function startEngine(files: IndexManifest | undefined): void {
  if (started || isTaken || !files) return;
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    // Said by the search itself.
    return;
  }
  // The worker asks again, and reports it if that fails too.
  const names = fetchText(files.names).catch(() => undefined);
  worker.addEventListener('error', () => {
    started = undefined;
  });
  started = {worker, names, files};
}

/** Hands over what was started, once. */
export function takeEngine(): EngineStart | undefined {
  const taken = started;
  started = undefined;
  isTaken = true;
  return taken;
}

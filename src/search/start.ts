import type {IndexManifest} from '../../shared/search-index';
import {fetchText} from './engine/fetch-json';

/** What is under way since a reader was about to search. */
export interface EngineStart {
  worker: Worker;
  /** Text of the index's first stage; undefined if it could not be fetched. */
  names: Promise<string | undefined>;
  files: IndexManifest;
}

let started: EngineStart | undefined;
let isTaken = false;

/** Starts the engine's worker. */
export const startWorker = (): Worker => new Worker(new URL('./engine/worker.ts', import.meta.url));

/**
 * Fetches engine and index while the code of the search box is on its way too: one after the other,
 * each would cost a round trip.
 */
export function startEngine(files: IndexManifest | undefined): void {
  if (started || isTaken || !files) return;
  // The worker asks again, and reports it if that fails too.
  const names = fetchText(files.names).catch(() => undefined);
  const worker = startWorker();
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

import {
  OFFLINE_CACHE,
  OFFLINE_CHANNEL,
  type OfflineManifest,
  type OfflineProgress,
  type OfflineRequest,
} from '../../shared/offline';
import {fetchJson} from '../outside/fetch-json';
import {isNumber, objectOf} from '../outside/shape';

/** How far the copy in this browser is. */
export type CopyState =
  | {kind: 'none' | 'failed' | 'saved' | 'newer' | 'kept' | 'blocked'}
  | {kind: 'saving'; done: number; total: number};

const ask = (worker: ServiceWorker | null | undefined, request: OfflineRequest) =>
  worker?.postMessage(request);

const registered = () => navigator.serviceWorker.getRegistration('/');

/** A registration that is on its way: what removes the copy has to wait for it. */
let registering: Promise<unknown> | undefined;
/** A removal that is on its way: it would take a copy with it that is begun meanwhile. */
let removing: Promise<void> = Promise.resolve();

/** Resolves once a worker is done with saving; tells whether it has saved everything. */
function settled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const {state} = worker;
      if (state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve(state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** What is in this browser at the moment. Throws where the browser keeps nothing. */
export async function readState(): Promise<CopyState> {
  const registration = await registered();
  if (registration?.waiting) return {kind: 'newer'};
  if (registration?.active) return {kind: 'saved'};
  return registration?.installing ? {kind: 'saving', done: 0, total: 1} : {kind: 'none'};
}

type CopySize = Pick<OfflineManifest, 'download' | 'stored'>;

const isSize = objectOf<CopySize>({download: isNumber, stored: isNumber});

/** What a copy would take. Throws if the site can't be reached, or answers with something else. */
export const readSize = (): Promise<CopySize> => fetchJson('/offline.json', isSize);

/**
 * Follows what the service worker does.
 *
 * @param onProgress Called with each step of saving, whichever tab began it.
 * @returns Function that stops following.
 */
export function follow(onProgress: (progress: OfflineProgress) => void): () => void {
  const channel = new BroadcastChannel(OFFLINE_CHANNEL);
  channel.onmessage = ({data}: MessageEvent<OfflineProgress>) => onProgress(data);
  return () => channel.close();
}

/** Saves the site, or waits for another tab that does; tells whether everything is saved. */
export async function save(): Promise<boolean> {
  // What a reader asked for should not be the first thing that goes when space gets scarce.
  navigator.storage?.persist?.().catch(() => undefined);
  const asked = removing
    .catch(() => undefined)
    .then(() => navigator.serviceWorker.register('/sw.js', {updateViaCache: 'none'}));
  registering = asked;
  const registration = await asked;
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return worker ? settled(worker) : false;
}

async function discard(): Promise<void> {
  await registering?.catch(() => undefined);
  const registration = await registered();
  ask(registration?.installing, 'stop');
  if (registration?.installing) await settled(registration.installing);
  await registration?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Removes the copy, or what has been saved of one. */
export function remove(): Promise<void> {
  removing = discard();
  return removing;
}

/**
 * Called once in a page that came from a copy: says when a newer one is complete, and shows the page
 * again when that takes over, whichever tab asked for it.
 */
export async function watchForNewer(onNewer: () => void): Promise<void> {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, {once: true});
  const registration = await registered();
  const look = () => {
    if (registration?.waiting) onNewer();
  };
  const followSaving = () => registration?.installing?.addEventListener('statechange', look);
  registration?.addEventListener('updatefound', followSaving);
  followSaving();
  look();
}

/** Lets the newer copy take over, in all tabs. */
export async function showNewer(): Promise<void> {
  ask((await registered())?.waiting, 'take over');
}

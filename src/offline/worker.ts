/// <reference lib="webworker" />
// The service worker of the copy for reading offline: one cache for each build, filled wholly before it
// is used, and never mixed with another. `build-steps/offline/write-copy.ts` writes it as `/sw.js`.
import {
  OFFLINE_CACHE,
  OFFLINE_CHANNEL,
  type OfflineManifest,
  type OfflineProgress,
  type OfflineRequest,
} from '../../shared/offline';
import {canonicalForms} from '../../shared/site-path';

declare const self: ServiceWorkerGlobalScope;

// Written in by the build: a worker that differs is what makes browsers look for a newer copy.
declare const BUILD: string;
const CACHE = OFFLINE_CACHE + BUILD;
const MANIFEST = '/offline.json';
/** Small, and in every build: whether the site offers copies. */
const OFFER = '/offline-offer.json';
const UNAVAILABLE = '/offline';
/** Where it is noted when the site first said that it offers no copies any more, and how long that counts. */
const TAKEN_BACK = '/offline-taken-back';
const REMOVED_AFTER_MS = 60 * 60 * 1000;
const AT_ONCE = 8;
/** Progress is told in this many steps. */
const STEPS = 200;

const stopping = new AbortController();
const {signal} = stopping;

async function fetchManifest(): Promise<OfflineManifest> {
  const response = await fetch(MANIFEST, {cache: 'no-cache', signal});
  const manifest = (await response.json()) as OfflineManifest;
  // The site was deployed a moment ago: the browser comes back for the worker of the newer build.
  if (manifest.build !== BUILD) throw new Error(`The site is at build ${manifest.build} by now`);
  return manifest;
}

/** The complete copy of an earlier build: files that have not changed are taken from there. */
async function earlierCopy(): Promise<(file: [string, string]) => Promise<Response | undefined>> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OFFLINE_CACHE) || name === CACHE) continue;
    const cache = await caches.open(name);
    // Stored last: a copy that has it has everything.
    const stored = await cache.match(MANIFEST);
    if (!stored) continue;
    const {files} = (await stored.json()) as OfflineManifest;
    const known = new Map(files);
    return async ([path, integrity]) =>
      known.get(path) === integrity ? cache.match(path) : undefined;
  }
  return () => Promise.resolve(undefined);
}

async function save(): Promise<void> {
  const manifest = await fetchManifest();
  const {files} = manifest;
  const cache = await caches.open(CACHE);
  // An attempt that was broken off is continued.
  const saved = new Set((await cache.keys()).map(({url}) => new URL(url).pathname));
  const earlier = await earlierCopy();
  const channel = new BroadcastChannel(OFFLINE_CHANNEL);
  let done = 0;
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const [path, integrity] = file;
      if (!saved.has(new URL(path, self.location.href).pathname)) {
        const response =
          (await earlier(file)) ?? (await fetch(path, {integrity, cache: 'no-cache', signal}));
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        await cache.put(path, response);
      }
      done += 1;
      if (done % Math.ceil(files.length / STEPS) === 0 || done === files.length) {
        channel.postMessage({build: BUILD, done, total: files.length} satisfies OfflineProgress);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  await cache.put(MANIFEST, Response.json(manifest));
  channel.close();
}

async function install(): Promise<void> {
  try {
    await save();
  } catch (error) {
    // The other downloads have nothing to be for.
    stopping.abort();
    throw error;
  }
}

async function removeCopies(isOld = (_name: string) => true): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(OFFLINE_CACHE) && isOld(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Removes older copies, when a page has come from this one: removed while this worker takes over, pages
 * that are on their way from an older copy would stop half-way. Not while a newer one is being saved.
 */
async function tidy(): Promise<void> {
  const {installing, waiting} = self.registration;
  if (!installing && !waiting) await removeCopies((name) => name !== CACHE);
}

// Pages are saved as fetched by a script, and asked for by a navigation: `Accept` differs.
const fromCopy = (path: string) =>
  caches.match(path, {cacheName: CACHE, ignoreSearch: true, ignoreVary: true});

/** The form of a page's address that is in the copy, as the server would redirect to it. */
async function canonicalPath(pathname: string): Promise<string | undefined> {
  for (const path of canonicalForms(pathname)) {
    if (path && path !== pathname && (await fromCopy(path))) return path;
  }
  return undefined;
}

async function answer(request: Request, {pathname, search}: URL): Promise<Response> {
  const saved = await fromCopy(pathname);
  if (saved) return saved;
  if (request.mode !== 'navigate') return fetch(request);
  const canonical = await canonicalPath(pathname);
  if (canonical) return Response.redirect(canonical + search);
  try {
    return await fetch(request);
  } catch {
    return (await fromCopy(UNAVAILABLE)) ?? Response.error();
  }
}

/** Whether the site itself says that it offers no copies; a file that is missing says nothing. */
async function isTakenBack(): Promise<boolean> {
  const response = await fetch(OFFER, {cache: 'no-store'}).catch(() => undefined);
  if (!response?.ok) return false;
  const answer: unknown = await response.json().catch(() => undefined);
  return typeof answer === 'object' && answer !== null && 'offered' in answer && !answer.offered;
}

/**
 * Otherwise readers would see their copy of a site that has stopped offering copies forever. What a
 * reader has saved is deleted only if the site said so twice, with time between: a deploy that went
 * wrong is put right by then.
 */
async function leaveIfGone(): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!(await isTakenBack())) {
    await cache.delete(TAKEN_BACK);
    return;
  }
  const since = await (await cache.match(TAKEN_BACK))?.text();
  if (since === undefined) await cache.put(TAKEN_BACK, new Response(String(Date.now())));
  else if (Math.abs(Date.now() - Number(since)) > REMOVED_AFTER_MS) {
    await self.registration.unregister();
    await removeCopies();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const wish = event.data as OfflineRequest;
  if (wish === 'stop') stopping.abort();
  if (wish === 'take over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  // Parts of a sound or a film are the server's matter.
  const isOurs = url.origin === self.location.origin && !request.headers.has('range');
  if (request.method !== 'GET' || !isOurs) return;
  event.respondWith(answer(request, url));
  if (request.mode === 'navigate') event.waitUntil(leaveIfGone().then(tidy));
});

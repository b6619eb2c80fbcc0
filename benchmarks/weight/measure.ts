import type {Browser, Page} from '@playwright/test';
import {asReturningReader} from '../../tests/browser.ts';

/** What a page loads, and what it has loaded after a rest. */
export interface Weight {
  requests: number;
  scripts: number;
  /** Bytes as transferred. */
  all: number;
  js: number;
  css: number;
  fonts: number;
  requestsIdle: number;
  allIdle: number;
}

const IDLE_MS = 3500;

interface Request {
  /** Seconds since 1970. */
  sent: number;
  kind?: string;
  bytes?: number;
}

/** Notes when React has taken the page over. */
const NOTE_START = `
new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  globalThis.aliveAt = Date.now() / 1000;
}).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});`;

function addUp(requests: Request[]) {
  const bytesOf = (word: string) =>
    requests.filter(({kind}) => kind?.includes(word)).reduce((sum, {bytes = 0}) => sum + bytes, 0);
  return {
    requests: requests.length,
    scripts: requests.filter(({kind}) => kind?.includes('javascript')).length,
    all: bytesOf(''),
    js: bytesOf('javascript'),
    css: bytesOf('css'),
    fonts: bytesOf('font'),
  };
}

/** Notes what comes over the wire; the map grows while the page loads. */
async function watchRequests(tab: Page): Promise<Map<string, Request>> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.enable');
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({requestId, request, wallTime}) => {
    // What stands in the document itself isn't transferred.
    if (!request.url.startsWith('data:')) requests.set(requestId, {sent: wallTime});
  });
  // What was fetched ahead and is used now came over the wire once.
  session.on('Network.requestServedFromCache', ({requestId}) => requests.delete(requestId));
  session.on('Network.responseReceived', ({requestId, response}) => {
    const request = requests.get(requestId);
    if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId);
    else if (request) request.kind = response.mimeType;
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return requests;
}

const isDone = ({bytes}: Request) => bytes !== undefined;

/**
 * Opens a page as somebody who was never here, with an empty cache, and adds up what comes over the wire
 * while nobody touches it: what there is to wait for until it can be read.
 */
export async function weighReading(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const tab = await context.newPage();
  const requests = await watchRequests(tab);
  await tab.goto(url, {waitUntil: 'networkidle'});
  const all = addUp([...requests.values()].filter(isDone));
  await context.close();
  return {...all, requestsIdle: all.requests, allIdle: all.all};
}

/**
 * Opens a page with an empty cache, but as a reader for whom scripts come at once, and adds up what comes over
 * the wire: what is asked for until React has taken the page over, which is there only with all of it, and in all
 * when it rests. Counted by when it was asked for, so that a slow machine measures the same.
 *
 * @returns When the page is alive, a function that waits for its rest: the next page may load beside that.
 */
export async function openToWeigh(browser: Browser, url: string): Promise<() => Promise<Weight>> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const tab = await context.newPage();
  await tab.addInitScript(NOTE_START);
  await asReturningReader(tab);
  const requests = await watchRequests(tab);
  await tab.goto(url, {waitUntil: 'load'});
  await tab.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const aliveAt = await tab.evaluate<number>('globalThis.aliveAt');
  // The rest is what is measured: what a page asks for while nobody touches it.
  const rest = tab
    .waitForTimeout(IDLE_MS)
    .then(() => tab.waitForLoadState('networkidle'))
    .then(() => context.close());
  return async () => {
    await rest;
    const done = [...requests.values()].filter(isDone);
    const loaded = addUp(done.filter(({sent}) => sent <= aliveAt));
    const all = addUp(done);
    return {...loaded, requestsIdle: all.requests, allIdle: all.all};
  };
}

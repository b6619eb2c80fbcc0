import type {Browser} from '@playwright/test';

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

/** Opens a page with an empty cache and adds up what comes over the wire, at load and when it rests. */
export async function measureWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sum = {requests: 0, scripts: 0, all: 0, js: 0, css: 0, fonts: 0};
  session.on('Network.responseReceived', ({requestId, response}) => {
    // What stands in the document itself isn't transferred.
    if (!response.url.startsWith('data:')) kinds.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    sum.requests++;
    sum.all += encodedDataLength;
    if (kind.includes('javascript')) {
      sum.js += encodedDataLength;
      sum.scripts++;
    }
    if (kind.includes('css')) sum.css += encodedDataLength;
    if (kind.includes('font')) sum.fonts += encodedDataLength;
  });
  await tab.goto(url, {waitUntil: 'load'});
  // Scripts that the first ones ask for are part of the first load: the page isn't there without.
  await tab.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const loaded = {...sum};
  await tab.waitForTimeout(IDLE_MS);
  await tab.waitForLoadState('networkidle');
  await context.close();
  return {...loaded, requestsIdle: sum.requests, allIdle: sum.all};
}

import {expect, type Page, type Response} from '@playwright/test';
import {type PageStart, SCRIPTS} from '../shared/page-table';
import {VISITED_KEY} from '../shared/start';

/** Waits until React has taken the page over: before that, a click or a key is lost. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/**
 * Makes a tab that of a reader who has been here before, for whom scripts come at once: on a first visit they wait
 * for a sign of the reader (tests/first-visit.spec.ts).
 */
export async function asReturningReader(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    try {
      localStorage.setItem(key, '1');
    } catch {
      // A frame without an origin has none.
    }
  }, VISITED_KEY);
}

/** The scripts that a document names for its own page, as addresses. */
export function scriptsOf(html: string): string[] {
  const [, scripts = '', json = ''] =
    /data-scripts="([^"]*)" id="page-start">(.*?)<\/script>/.exec(html) ?? [];
  const {files}: PageStart = JSON.parse(json);
  const own = Object.values(files).map((file) => `/${SCRIPTS.folder}${file}${SCRIPTS.ending}`);
  return [...scripts.split(' '), ...own];
}

/**
 * Opens a page of the site, by its path, as a reader who was here before, and waits until it can be used.
 *
 * @returns The answer to the request for its document.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  await asReturningReader(page);
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/**
 * Notes every error that a reader could see in the console.
 *
 * @returns The texts so far; the list grows while the page goes on.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/**
 * Waits until the browser has drawn so many frames: to see that something stands still, a test has
 * to give it the chance to move.
 */
export async function framesDrawn(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}

/**
 * Jumps to a height of the page, and waits until the page has noticed: it is told of a scroll once
 * per frame, so that two jumps within one frame are one jump to it.
 */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await framesDrawn(page, 2);
}

/** Moves the pointer where nothing is, a reader's first sign: the first event only says where it is. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
}

/**
 * Notes what is really sent over the network: a file that comes out of the browser's cache, as one
 * that was fetched ahead does, is a request to Playwright, too, but no transfer.
 *
 * @returns The paths so far, one entry per transfer; the list grows while the page goes on.
 */
export async function watchTransfers(page: Page): Promise<string[]> {
  const transfers: string[] = [];
  const cached = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestServedFromCache', ({requestId}) => cached.add(requestId));
  session.on('Network.responseReceived', ({requestId, response}) => {
    if (cached.has(requestId) || response.fromDiskCache || response.fromPrefetchCache) return;
    transfers.push(new URL(response.url).pathname);
  });
  return transfers;
}

/** Takes the storage of the browser away from a page, as some settings of readers do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
}

/** Gives the reader's browser this connection: on a slow one nothing is fetched ahead. */
export const connectBy = (
  page: Page,
  connection: {effectiveType?: string; saveData?: boolean},
): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);

/** Takes a feature of the browser away before any script runs, or lets it throw, as apps and extensions do. */
export const withoutFeature = (
  page: Page,
  feature: string,
  how: 'is missing' | 'throws',
): Promise<unknown> =>
  page.addInitScript(
    ([name, does]) => {
      const fail = () => {
        throw new Error('planted');
      };
      Object.defineProperty(window, name, {
        value: does === 'throws' ? fail : undefined,
        writable: true,
        configurable: true,
      });
    },
    [feature, how] as const,
  );

/**
 * Keeps files that a page asks for from now on away.
 *
 * @param glob Of their addresses.
 * @returns The addresses asked for so far, in a list that grows, and what lets them come.
 */
export async function hold(page: Page, glob: string) {
  const asked: string[] = [];
  let letThem = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThem = resolve;
  });
  await page.route(glob, async (route) => {
    asked.push(route.request().url());
    await allowed;
    await route.continue();
  });
  return {asked, letThem};
}

/**
 * Stops a page's timers of one length, before the page opens: they run when the test says so, or never.
 *
 * @param ms Length of the timers, as the page sets them.
 * @returns What waits until one is set, and runs the one that was set last. The next call waits for another.
 */
export async function stopTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((length) => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, after?: number) =>
        after === length ? Object.assign(window, {runStopped: run}) && 0 : wait(run, after),
    });
  }, ms);
  return async () => {
    // Not by frames: a page without its style sheet draws none.
    await page.waitForFunction(() => 'runStopped' in window, undefined, {polling: 50});
    await page.evaluate(() => {
      const {runStopped} = window as unknown as {runStopped: () => void};
      Reflect.deleteProperty(window, 'runStopped');
      runStopped();
    });
  };
}

/** The window of a phone. */
export const PHONE = {width: 390, height: 844};

/**
 * Lets a page use the clipboard.
 *
 * @returns What reads it.
 */
export async function allowClipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}

/** A move of parts of a page that the reader didn't cause. */
interface Shift {
  value: number;
  at: number;
  moved: string[];
}

/**
 * Notes what moves by itself on a page that is opened from now on.
 *
 * @returns What gives the moves so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({node, previousRect: from, currentRect: to}) =>
            `${(node as Element)?.className ?? node?.nodeName}: ${[from.x, from.y, from.width, from.height]} → ${[to.x, to.y, to.width, to.height]}`,
        );
        shifts.push({value: entry.value, at: Math.round(entry.startTime), moved});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
}

/** How much moved in all, as browsers count it for a page. */
export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, {value}) => sum + value, 0);

/** What `hold` takes for scripts. */
export const SCRIPT_FILES = '**/assets/js/*.js';

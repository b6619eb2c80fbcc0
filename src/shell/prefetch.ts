// Replaces core's `window.docusaurus`: links that scroll into view are prefetched once, after the
// page has come to rest, at most a handful of files; hover or touch loads at once.

import {isSlowConnection} from '../outside/connection';
import {whenLoaded} from '../ui/when-loaded';
import preloadRoute from './framework/preload';
import {completeRoutes} from './framework/route-table';
import {routesTo} from './framework/routes-to';

/** Files fetched ahead per page, at most; a page that needs more of them waits for a hover. */
const MAX_FILES = 6;
/** Links must stay on the screen this long, so that scrolling past them costs nothing. */
const QUEUE_DELAY = 400;

const queued = new Set<string>();
const fetchedUrls = new Set<string>();
const preloaded = new Set<string>();
const queue: string[] = [];
let files = 0;
let page: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The files of a page; none in development, where the framework's own routes don't tell. */
const filesOf = (routePath: string): string[] =>
  routesTo(routePath).flatMap(({route}) => route.component.files?.() ?? []);

/** Whether a file is part of the page already, or on its way: a prefetch would ask for it again. */
function isLoaded(url: string): boolean {
  const {href} = new URL(url, window.location.href);
  return (
    performance.getEntriesByName(href).length > 0 ||
    [...document.scripts].some(({src}) => src === href)
  );
}

/** What a prefetch of a page would have to fetch. */
const missingFilesOf = (routePath: string): string[] =>
  [...new Set(filesOf(routePath))].filter((url) => !fetchedUrls.has(url) && !isLoaded(url));

function prefetchUrl(url: string) {
  fetchedUrls.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

/** Each page that a reader goes to has a fresh budget of files to fetch ahead. */
function beginPage() {
  if (page === window.location.pathname) return;
  page = window.location.pathname;
  files = 0;
  queued.clear();
}

/** Whether a reader sees a link to it: those of closed menus have a place on the screen, too. */
const isLinked = (path: string) =>
  [...document.links].some(
    (link) => link.pathname === path && getComputedStyle(link).visibility !== 'hidden',
  );

async function drain() {
  timer = undefined;
  beginPage();
  try {
    await completeRoutes();
  } catch {
    // Nothing depends on a prefetch.
    return;
  }
  for (const routePath of queue.splice(0)) {
    if (!isLinked(routePath)) {
      // Its menu may be opened later.
      queued.delete(routePath);
      continue;
    }
    const missing = missingFilesOf(routePath);
    if (files + missing.length > MAX_FILES) continue;
    files += missing.length;
    missing.forEach(prefetchUrl);
  }
}

/** Called by every link that scrolls into view. */
function prefetch(routePath: string): false {
  const path = routePath.split(/[?#]/)[0] ?? routePath;
  beginPage();
  if (isSlowConnection() || files >= MAX_FILES || queued.has(path)) return false;
  if (path === window.location.pathname) return false;
  queued.add(path);
  queue.push(path);
  if (timer === undefined) timer = setTimeout(() => whenLoaded(drain, 3000), QUEUE_DELAY);
  return false;
}

/** Called on hover and touch. */
function preload(routePath: string): false | Promise<unknown> {
  const path = routePath.split(/[?#]/)[0] ?? routePath;
  if (isSlowConnection() || preloaded.has(path)) return false;
  preloaded.add(path);
  // A failure shows when the reader really goes there.
  return preloadRoute(path).catch(() => preloaded.delete(path));
}

export default Object.freeze({prefetch, preload});

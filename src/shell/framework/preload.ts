// Replaces core's preload, whose failure at the start nobody catches: the page then stays as the
// server sent it, with links that work, and says so.
import {START_NOTICE} from '../../../shared/start';
import {showNotice} from '../notice';
import {completeRoutes} from './route-table';
import {routesTo} from './routes-to';

let isStart = true;

/** Whether the routes that are there answer an address; for a page that isn't found none would. */
const isKnown = (pathname: string) =>
  document.documentElement.classList.contains('plugin-native') ||
  routesTo(pathname)[0]?.route.path !== '*';

async function load(pathname: string, isFirst: boolean) {
  if (!isFirst || !isKnown(pathname)) await completeRoutes();
  await Promise.all(routesTo(pathname).map(({route}) => route.component.preload?.()));
}

/**
 * Loads what a page needs.
 *
 * @throws {Error} If a file can't be loaded, but not for the document's first page.
 */
export default function preload(pathname: string): Promise<unknown> {
  const isFirst = isStart && typeof window !== 'undefined';
  isStart = false;
  const loading = load(pathname, isFirst);
  if (!isFirst) return loading;
  return loading.catch((error: unknown) => {
    console.warn(error);
    showNotice(`${START_NOTICE} (${String(error)})`);
    return new Promise(() => undefined);
  });
}

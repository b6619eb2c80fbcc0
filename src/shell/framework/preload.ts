// Replaces core's preload, whose failure at the start nobody catches: the page then stays as the
// server sent it, with links that work, and says so.
import routes from '@generated/routes';
import {announce} from '../notice';
import {matchRoutes, type SiteRoute} from './route-config';

let isStart = true;

/**
 * Loads what a page needs.
 *
 * @throws {Error} If a file can't be loaded, but not for the document's first page.
 */
export default function preload(pathname: string): Promise<unknown> {
  const matches = matchRoutes(routes as SiteRoute[], pathname);
  const loading = Promise.all(matches.map(({route}) => route.component.preload?.()));
  if (!isStart || typeof window === 'undefined') return loading;
  isStart = false;
  return loading.catch((error: unknown) => {
    console.warn(error);
    announce(
      'Part of this page could not be loaded. Texts and links work; menus and search need it.',
    );
    return new Promise(() => undefined);
  });
}

import type {Problem} from '../../shared/problem.ts';
import type {Redirect} from '../links/check-redirects.ts';
import {CHANGES_FILE, type LastChanges} from './dates.ts';
import {identifyPage} from './page-file.ts';
import {pathFromName, pathOf} from './page-path.ts';
import {bare} from './registry.ts';
import type {Site} from './site.ts';

/**
 * Checks that every path at which a page was published still leads somewhere: a page that is moved or
 * deleted must not take its path along.
 *
 * @param site All pages.
 * @param changes The record of what was published.
 * @param redirects The rows of `content/data/redirects.ts`.
 */
export function checkPaths(
  site: Site,
  changes: LastChanges,
  redirects: readonly Redirect[],
): Problem[] {
  const served = new Set(site.routes);
  for (const {path} of site.registry.values()) served.add(bare(path));
  for (const {from} of redirects) served.add(bare(from));
  return Object.entries(changes).flatMap(([file, {path: recorded}], index) => {
    const named = identifyPage(file);
    const path = recorded ?? (named && pathFromName(named));
    if (path === undefined || served.has(bare(path))) return [];
    const page = site.byFile.get(file);
    const now = page && pathOf(page, site.registry);
    return {
      file: CHANGES_FILE,
      // One row for each page below the opening brace.
      line: index + 2,
      column: 3,
      rule: 'pages/lost-path',
      message: now
        ? `${file} was published at ${path} and is at ${now} now.`
        : `${file} was published at ${path} and is gone.`,
      hint: `Add {from: '${path}', to: '${now ?? '…'}'} to content/data/redirects.ts.`,
    };
  });
}

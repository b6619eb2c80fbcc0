import type {ApiReport} from '../../shared/api-symbol.ts';
import {listOf} from '../pages/front-matter.ts';

/** A package whose published version next to the documented one is another one. */
interface CheckedVersion {
  package: string;
  version: string;
}

/**
 * Finds which packages of a page were checked in another version than the site documents: not every
 * package was published with every release.
 *
 * @param api The page's `api:` front matter: `package#export`, one or several.
 * @param reports All API reports.
 * @param documented Version the site documents.
 * @returns Packages in the order of the page, each once.
 */
export function otherVersions(
  api: unknown,
  reports: readonly ApiReport[],
  documented: string,
): CheckedVersion[] {
  const names = listOf(api).map((name) => name.split('#')[0] ?? '');
  const packages = reports.filter(({package: name}) =>
    names.some((entry) => entry === name || entry.startsWith(`${name}/`)),
  );
  return packages
    .filter(({version}) => version !== documented)
    .map(({package: name, version}) => ({package: name, version}));
}

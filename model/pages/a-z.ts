import {type IndexedPage, isEntry} from '../../shared/search-index.ts';
import {sortByName} from '../../shared/sort-name.ts';
import type {Reports} from '../api/read-reports.ts';
import {listOf} from './front-matter.ts';
import {pathOf} from './page-path.ts';
import type {Site} from './site.ts';

/** A name of the index from A to Z, and where it is explained. */
type AzEntry = [name: string, path: string, kind: AzKind];
type AzKind = 'export' | 'option' | 'command' | 'error' | 'page';

/** Of the section of errors, guides to looking for a cause are pages: what is counted as an error is an entry of the reference. */
const kindOf = ({path, title}: IndexedPage): AzKind =>
  title.startsWith('npx ') ? 'command' : isEntry(path) ? 'error' : 'page';

/**
 * Lists every page, export, option, command and error once, in alphabetical order.
 *
 * @param pages What is indexed of the documentation.
 */
export function buildAz(pages: readonly IndexedPage[], site: Site, reports: Reports): AzEntry[] {
  const entries = new Map<string, AzEntry>();
  const add = (...entry: AzEntry) => {
    const key = `${entry[0]} ${entry[1]}`;
    if (!entries.has(key)) entries.set(key, entry);
  };
  const paths = new Set(pages.map(({path}) => path));
  for (const page of site.pages) {
    const path = pathOf(page, site.registry);
    if (path === undefined || !paths.has(path)) continue;
    for (const symbol of listOf(page.data.api)) {
      const found = reports.find(symbol);
      if (found && found.kind !== 'type') add(nameOf(found), path, 'export');
    }
  }
  for (const page of pages.filter(({path}) => path.startsWith('/docs/'))) {
    add(page.title, page.path, kindOf(page));
    for (const {text, anchor, code} of page.headings) {
      if (code) add(text, `${page.path}#${anchor}`, 'option');
    }
  }
  const byPath = [...entries.values()].sort(([, a], [, b]) => (a < b ? -1 : 1));
  return sortByName(byPath, ([name]) => name);
}

const nameOf = ({name, kind}: {name: string; kind: string}): string =>
  kind === 'component' ? `<${name}>` : kind === 'function' || kind === 'hook' ? `${name}()` : name;

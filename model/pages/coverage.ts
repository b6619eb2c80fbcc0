import type {ApiReport} from '../../shared/api-symbol.ts';
import {countPlannedLinks} from '../links/check-links.ts';
import type {ManifestPage} from './manifest.ts';
import type {Site} from './site.ts';

/** How many of some pages are written. */
export interface Count {
  name: string;
  written: number;
  all: number;
}

export interface Coverage {
  total: Count;
  sidebars: Count[];
  /** By the first folder of the id; pages at the root are grouped by sidebar. */
  sections: Count[];
  /** Unwritten pages that written ones link to, most wanted first. */
  wanted: {id: string; links: number}[];
  words: number;
}

/** Counts which of the manifest's pages exist. */
export function measureCoverage(site: Site): Coverage {
  const pages = [...site.manifest.values()];
  const count = (name: string, part: readonly ManifestPage[]): Count => ({
    name,
    written: part.filter(({id}) => site.docs.has(id)).length,
    all: part.length,
  });
  const group = (key: (page: ManifestPage) => string): Count[] => {
    const groups = new Map<string, ManifestPage[]>();
    for (const page of pages) groups.set(key(page), [...(groups.get(key(page)) ?? []), page]);
    return [...groups].map(([name, part]) => count(name, part));
  };
  const wanted = [...countPlannedLinks(site)].map(([id, links]) => ({id, links}));
  return {
    total: count('all', pages),
    sidebars: group(({sidebar}) => sidebar ?? 'hidden'),
    sections: group(({id, sidebar}) =>
      id.includes('/') ? `${id.split('/')[0]}/` : `(root, ${sidebar ?? 'hidden'})`,
    ).sort((a, b) => b.all - a.all || a.name.localeCompare(b.name)),
    wanted: wanted.sort((a, b) => b.links - a.links || a.id.localeCompare(b.id)),
    words: site.pages.reduce((sum, {words}) => sum + words, 0),
  };
}

/**
 * Counts, for each package, the exports that a page documents; types are explained where they are used,
 * and what is deprecated needs no page.
 */
export function measureExports(
  site: Site,
  reports: readonly ApiReport[],
): (Count & {missing: string[]})[] {
  const documented = new Set(
    [...site.docs.values()].flatMap(({data: {api}}) =>
      api === undefined ? [] : [api].flat().map(String),
    ),
  );
  return reports.map((report) => {
    const wanted = report.exports.filter(({kind, deprecated}) => kind !== 'type' && !deprecated);
    const missing = wanted.filter(
      ({name, entryPoint}) =>
        !documented.has(`${entryPoint}#${name}`) && !documented.has(`${report.package}#${name}`),
    );
    return {
      name: report.package,
      written: wanted.length - missing.length,
      all: wanted.length,
      missing: missing.map(({name}) => name),
    };
  });
}

/** One line for each package with exports that no page documents, with all of their names. */
export function listMissing(packages: readonly {name: string; missing: string[]}[]): string[] {
  return packages
    .filter(({missing}) => missing.length > 0)
    .map(({name, missing}) => `${name}: ${missing.join(', ')}`);
}

/** One line that says how far the docs are. */
export function summarizeCoverage({total, wanted, words}: Coverage): string {
  const links = wanted.reduce((sum, {links}) => sum + links, 0);
  return `${total.written} of ${total.all} docs pages are written (${words} words); ${links} links wait for ${wanted.length} pages`;
}

import type {ApiReport} from '../../shared/api-symbol.ts';
import {listOf} from './front-matter.ts';
import type {Site} from './site.ts';

/** How many of a package's exports have a page. */
interface Count {
  name: string;
  written: number;
  all: number;
  /** Names of those without one. */
  missing: string[];
}

/**
 * Counts, for each package, the exports that a page documents; types are explained where they are used,
 * and what is deprecated needs no page.
 */
export function measureExports(site: Site, reports: readonly ApiReport[]): Count[] {
  const documented = new Set([...site.docs.values()].flatMap(({data: {api}}) => listOf(api)));
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

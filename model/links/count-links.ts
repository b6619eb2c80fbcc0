import type {Site} from '../pages/site.ts';
import {linksOf, resolveLink} from './check-links.ts';

/** Counts, by the file of each page, the other pages that link to it. */
export function countLinks(site: Site): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of site.pages) {
    const targets = new Set<string>();
    for (const {url} of linksOf(page)) {
      const target = resolveLink(url, page, site);
      if (target.kind === 'page' && target.page !== page) targets.add(target.page.file);
    }
    for (const file of targets) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}

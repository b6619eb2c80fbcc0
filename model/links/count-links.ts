import type {Site} from '../pages/site.ts';
import {linksOf, resolveLink} from './check-links.ts';

/** Counts, for each docs page, the other pages that link to it. */
export function countLinks(site: Site): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of site.pages) {
    const targets = new Set<string>();
    for (const {url} of linksOf(page)) {
      const target = resolveLink(url, page, site);
      if (target.kind === 'page' && target.page !== page) targets.add(target.page.id);
    }
    for (const id of targets) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

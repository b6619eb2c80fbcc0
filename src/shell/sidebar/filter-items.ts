import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

interface SidebarMatch {
  item: PropSidebarItemLink;
  /** Labels of the categories around it. */
  trail: string;
}

const MAX_MATCHES = 80;
const normalize = (text: string) => text.toLowerCase().replace(/[^a-z0-9@]/g, '');

function flatten(items: readonly PropSidebarItem[], trail: string[]): SidebarMatch[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [{item, trail: trail.join(' / ')}];
    if (item.type !== 'category') return [];
    const own: SidebarMatch[] = item.href
      ? [{item: {type: 'link', label: item.label, href: item.href}, trail: trail.join(' / ')}]
      : [];
    return [...own, ...flatten(item.items, [...trail, item.label])];
  });
}

/**
 * The links of a sidebar whose label contains the query, labels that begin with it first. Case,
 * spaces and punctuation don't matter: `usecurrent` finds `useCurrentFrame()`.
 */
export function filterItems(items: readonly PropSidebarItem[], query: string): SidebarMatch[] {
  const wanted = normalize(query);
  if (!wanted) return [];
  const found = flatten(items, [])
    .map((match) => ({match, at: normalize(match.item.label).indexOf(wanted)}))
    .filter(({at}) => at >= 0);
  return found
    .sort((a, b) => Math.min(a.at, 1) - Math.min(b.at, 1))
    .slice(0, MAX_MATCHES)
    .map(({match}) => match);
}

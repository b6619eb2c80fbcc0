import type {Summary} from './page-data.ts';
import type {SidebarItem, Sidebars} from './sidebars.ts';

/** Pages that belong together. */
export interface Section {
  title: string;
  pages: Summary[];
}

const PARTS: [key: keyof Sidebars, title: string][] = [
  ['mainSidebar', 'Guides'],
  ['apiSidebar', 'API'],
  ['recorderSidebar', 'Recorder'],
];

/**
 * Groups all pages of the docs as the sidebars do, each page once; those that no sidebar names come last.
 *
 * @param sidebars All of them.
 * @param summaries The written pages by id.
 * @param rest Title of the section of pages that stand in no sidebar.
 */
export function buildSections(
  sidebars: Sidebars,
  summaries: ReadonlyMap<string, Summary>,
  rest: string,
): Section[] {
  const seen = new Set<string>();
  const pageOf = (id: string): Summary[] => {
    const summary = summaries.get(id);
    if (!summary || seen.has(id)) return [];
    seen.add(id);
    return [summary];
  };
  const sections: Section[] = [];
  for (const [key, part] of PARTS) {
    const loose: Summary[] = [];
    for (const item of sidebars[key]) {
      const pages = idsOf(item).flatMap(pageOf);
      if (typeof item === 'object' && item.type === 'category') {
        sections.push({title: `${part}: ${item.label}`, pages});
      } else loose.push(...pages);
    }
    sections.push({title: `${part}: more`, pages: loose});
  }
  sections.push({title: rest, pages: [...summaries.keys()].flatMap(pageOf)});
  return sections.filter(({pages}) => pages.length > 0);
}

function idsOf(item: SidebarItem): string[] {
  if (typeof item === 'string') return [item];
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}

import type {SidebarItem, Sidebars} from './sidebars.ts';

/** A page, as far as lists name it; `folder` if only an index page stands for it in the sidebar. */
interface Listed {
  id: string;
  title: string;
  path: string;
  folder?: string;
}

/** Pages that belong together. */
export interface Section<Page> {
  title: string;
  pages: Page[];
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
 * @param docs The docs pages by id.
 * @param rest Title of the section of pages that stand in no sidebar.
 */
export function buildSections<Page extends Listed>(
  sidebars: Sidebars,
  docs: ReadonlyMap<string, Page>,
  rest: string,
): Section<Page>[] {
  const seen = new Set<string>();
  const pageOf = (id: string): Page[] => {
    const page = docs.get(id);
    if (!page || seen.has(id)) return [];
    seen.add(id);
    return [page];
  };
  /** A folder's index page, which the sidebar lists, and the pages that it stands for. */
  const withFolder = (id: string): string[] => [
    id,
    ...[...docs.values()].flatMap((page) => (page.folder === id ? [page.id] : [])),
  ];
  const sections: Section<Page>[] = [];
  for (const [key, part] of PARTS) {
    const loose: Page[] = [];
    for (const item of sidebars[key]) {
      const pages = idsOf(item).flatMap(withFolder).flatMap(pageOf);
      if (typeof item === 'object' && item.type === 'category') {
        sections.push({title: `${part}: ${item.label}`, pages});
      } else loose.push(...pages);
    }
    sections.push({title: `${part}: more`, pages: loose});
  }
  sections.push({title: rest, pages: [...docs.keys()].flatMap(pageOf)});
  return sections.filter(({pages}) => pages.length > 0);
}

function idsOf(item: SidebarItem): string[] {
  if (typeof item === 'string') return [item];
  if (item.type !== 'category') return [];
  return [...(item.link ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}

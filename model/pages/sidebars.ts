import {readJson} from '../io.ts';

/** An item of `content/manifest/sidebars.json`: a page id, a category, a link or a rule between groups. */
export type ManifestItem =
  | string
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string} | null;
      collapsed?: boolean;
      items: ManifestItem[];
    }
  | {type: 'link'; label: string; href: string}
  | {type: 'html'; value: string};

/** An item as Docusaurus takes it. */
export type SidebarItem =
  | string
  | {type: 'doc'; id: string; label: string}
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string};
      collapsed?: boolean;
      items: SidebarItem[];
    }
  | {type: 'link'; label: string; href: string}
  | {type: 'html'; value: string; defaultStyle: false};

export interface Sidebars {
  mainSidebar: SidebarItem[];
  apiSidebar: SidebarItem[];
  recorderSidebar: SidebarItem[];
}

/** What exists: page ids, and the path of each page in the form the manifest gives. */
export interface Existing {
  ids: ReadonlySet<string>;
  /** Site paths of existing docs pages, without trailing slash. */
  paths: ReadonlyMap<string, string>;
}

/**
 * Keeps the items whose pages exist. A category without pages vanishes, one whose own page is missing
 * has no link, and one that is left with nothing but its own page becomes that page.
 *
 * @param items Items as the manifest orders and groups them.
 * @param existing The pages there are.
 */
export function filterItems(items: readonly ManifestItem[], existing: Existing): SidebarItem[] {
  const kept = items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') return existing.ids.has(item) ? [item] : [];
    if (item.type === 'html') return [{...item, defaultStyle: false}];
    if (item.type === 'link') return keepLink(item, existing);
    const {label, link, collapsed} = item;
    const inner = filterItems(item.items, existing);
    const hasLink = link != null && existing.ids.has(link.id);
    if (!inner.some(isPage)) return hasLink && link ? [{type: 'doc', id: link.id, label}] : [];
    return [
      {
        type: 'category',
        label,
        ...(hasLink && link ? {link: {type: 'doc' as const, id: link.id}} : {}),
        ...(collapsed === undefined ? {} : {collapsed}),
        items: inner,
      },
    ];
  });
  return dropLooseRules(kept);
}

const isPage = (item: SidebarItem): boolean =>
  typeof item === 'string' || item.type === 'doc' || item.type === 'category';

function keepLink(
  item: {type: 'link'; label: string; href: string},
  {paths}: Existing,
): SidebarItem[] {
  if (!item.href.startsWith('/docs')) return [item];
  // The served form: a link without the slash of a folder page costs a redirect.
  const href = paths.get(item.href.replace(/\/$/, ''));
  return href === undefined ? [] : [{...item, href}];
}

/** A rule stands between two groups: not first, not last, not beside another. */
function dropLooseRules(items: SidebarItem[]): SidebarItem[] {
  const isRule = (item: SidebarItem | undefined) =>
    typeof item === 'object' && item.type === 'html';
  const single = items.filter((item, index) => !(isRule(item) && isRule(items[index - 1])));
  if (isRule(single[0])) single.shift();
  if (isRule(single.at(-1))) single.pop();
  return single;
}

/** Ids of the pages that stand somewhere in a sidebar. */
export function pagesOf(items: readonly ManifestItem[]): Set<string> {
  return new Set(
    items.flatMap((item): string[] => {
      if (typeof item === 'string') return [item];
      if (item.type !== 'category') return [];
      return [...(item.link ? [item.link.id] : []), ...pagesOf(item.items)];
    }),
  );
}

/** Builds the three sidebars from the manifest and the pages in `content/docs`. */
export function readSidebars(exists: (file: string) => boolean): Sidebars {
  const manifest = readJson('content/manifest/docs.json') as {id: string; path: string}[];
  const written = manifest.filter(({id}) => exists(`content/docs/${id}.mdx`));
  const existing: Existing = {
    ids: new Set(written.map(({id}) => id)),
    paths: new Map(written.map(({path}) => [path.replace(/\/$/, ''), path])),
  };
  const sidebars = readJson('content/manifest/sidebars.json') as Record<
    keyof Sidebars,
    ManifestItem[]
  >;
  return {
    mainSidebar: filterItems(sidebars.mainSidebar, existing),
    apiSidebar: filterItems(sidebars.apiSidebar, existing),
    recorderSidebar: filterItems(sidebars.recorderSidebar, existing),
  };
}

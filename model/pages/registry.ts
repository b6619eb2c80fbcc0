import type {z} from 'zod';
import type {SidebarName} from '../../shared/page.ts';
import type {Problem} from '../../shared/problem.ts';
import {available} from '../nearest.ts';
import {placeOf, placeOfKey} from '../place-of.ts';
import type {SidebarItemSource, sidebarsSchema} from '../schema/sidebars.ts';
import type {ParsedPage} from './parse-page.ts';

/** Where the sidebars are written. */
export const SIDEBARS_FILE = 'content/sidebars.json';

/** The sidebars, and the pages that are in none, as `content/sidebars.json` has them. */
export type SidebarsSource = z.infer<typeof sidebarsSchema>;

/** A category above a page; with an id if it has a page of its own. */
interface Above {
  label: string;
  id?: string;
}

/** What the site knows of a docs page besides its text: its front matter and its place in a sidebar. */
export interface DocsPage {
  id: string;
  /** Site path in its canonical form. */
  path: string;
  title: string;
  crumb: string;
  /** The first sidebar that has the page, or null for a page that only links and search lead to. */
  sidebar: SidebarName | null;
  /** The categories above it there, the outermost first. */
  above: readonly Above[];
  /** Set if the page belongs to a folder of which the sidebar lists only the index page: its id. */
  folder?: string;
}

/**
 * @param id Path below `content/docs` without extension.
 * @returns The site path Docusaurus gives the page when it has no `slug`: an `index` page, and a page
 *   with its folder's name, stand for the folder.
 */
export function defaultPath(id: string): string {
  const parts = id.split('/');
  const last = parts.at(-1)?.toLowerCase();
  const isIndex = last === 'index' || last === 'readme' || last === parts.at(-2)?.toLowerCase();
  if (!isIndex) return `/docs/${id}`;
  const folder = parts.slice(0, -1).join('/');
  return folder ? `/docs/${folder}/` : '/docs/';
}

/** A path without its trailing slash: both forms are served. */
export function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The page that a folder item lists. */
export const indexOf = (folder: string): string => `${folder}/index`;

/** Which place of the sidebars a page has. */
type Place = Pick<DocsPage, 'sidebar' | 'above'>;

/** Finds the first place of each page that an item names, and the folders. */
function readPlaces({hidden: _, ...sidebars}: SidebarsSource) {
  const pages = new Map<string, Place>();
  const folders: string[] = [];
  const walk = (items: readonly SidebarItemSource[], place: Place) => {
    const put = (id: string) => {
      if (!pages.has(id)) pages.set(id, place);
    };
    for (const item of items) {
      if (typeof item === 'string') put(item);
      else if (item.type === 'folder') {
        folders.push(item.id);
        put(indexOf(item.id));
      } else if (item.type === 'category') {
        const {id} = item.link ?? {};
        if (id !== undefined) put(id);
        walk(item.items, {...place, above: [...place.above, {label: item.label, id}]});
      }
    }
  };
  for (const [name, items] of Object.entries(sidebars)) {
    walk(items, {sidebar: name as keyof typeof sidebars, above: []});
  }
  return {pages, folders};
}

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

/**
 * Says what each docs page is called and where it stands.
 *
 * @param pages The docs pages with their front matter.
 * @param sidebars The content of `content/sidebars.json`.
 * @returns All pages by id, those of the sidebars first, in their order.
 */
export function buildRegistry(
  pages: Iterable<Pick<ParsedPage, 'id' | 'data'>>,
  sidebars: SidebarsSource,
): Map<string, DocsPage> {
  const {pages: places, folders} = readPlaces(sidebars);
  const order = new Map([...places.keys()].map((id, index) => [id, index]));
  const titles = new Map([...pages].map((page) => [page.id, page.data]));
  const entries = [...titles].map(([id, data]): DocsPage => {
    const folder = folders.find((name) => id.startsWith(`${name}/`) && id !== indexOf(name));
    const index = folder === undefined ? undefined : indexOf(folder);
    const around = index === undefined ? undefined : places.get(index);
    const place =
      places.get(id) ??
      (index && around
        ? {
            sidebar: around.sidebar,
            above: [...around.above, {label: textOr(titles.get(index)?.title, index), id: index}],
          }
        : {sidebar: null, above: []});
    return {
      id,
      path: typeof data.slug === 'string' ? `/docs${data.slug}` : defaultPath(id),
      title: textOr(data.title, id),
      crumb: textOr(data.crumb, ''),
      ...place,
      ...(places.has(id) || index === undefined ? {} : {folder: index}),
    };
  });
  const rank = ({id}: DocsPage) => order.get(id) ?? order.size;
  return new Map(entries.sort((a, b) => rank(a) - rank(b)).map((entry) => [entry.id, entry]));
}

/**
 * Checks that the sidebars and the pages know each other: each page is in a sidebar, in one of their
 * folders or among the hidden ones, and what they name exists.
 *
 * @param pages The docs pages by id.
 * @param sidebars The content of `content/sidebars.json`.
 * @param text The same as it is written, to find a line.
 */
export function checkRegistry(
  pages: ReadonlyMap<string, ParsedPage>,
  sidebars: SidebarsSource,
  text: string,
): Problem[] {
  const {pages: places, folders} = readPlaces(sidebars);
  const atName = (id: string, problem: Pick<Problem, 'rule' | 'message' | 'hint'>): Problem => ({
    file: SIDEBARS_FILE,
    ...placeOf(text, JSON.stringify(id)),
    ...problem,
  });
  const hidden = new Set(sidebars.hidden);
  const indexes = new Map(folders.map((folder) => [indexOf(folder), folder]));
  const unknown = [...places.keys(), ...hidden].flatMap((id) => {
    if (pages.has(id)) return [];
    const folder = indexes.get(id);
    return atName(folder ?? id, {
      rule: 'pages/unknown-id',
      message: `There is no page content/docs/${id}.mdx.`,
      hint: `${folder ? 'Write what the folder is about there.' : 'Write it, or remove the item.'} ${available(id, pages.keys())}`,
    });
  });
  const twice = [...hidden].flatMap((id) =>
    places.has(id)
      ? atName(id, {
          rule: 'pages/hidden-twice',
          message: `"${id}" is hidden, and in ${places.get(id)?.sidebar}.`,
          hint: 'Remove one of them.',
        })
      : [],
  );
  const homeless = [...pages.values()].flatMap(({id, file, keys}) => {
    const isInFolder = folders.some((folder) => id.startsWith(`${folder}/`));
    if (places.has(id) || hidden.has(id) || isInFolder) return [];
    return {
      file,
      ...placeOfKey({keys}, 'title'),
      rule: 'pages/not-in-sidebar',
      message: 'No sidebar has the page: only links and search lead to it.',
      hint: `Name "${id}" in ${SIDEBARS_FILE}: where it belongs, or below "hidden".`,
    };
  });
  return [...unknown, ...twice, ...homeless];
}

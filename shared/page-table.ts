// What each page is made of, as data: the bundler's ids of its modules and the files they are in. The
// build writes it (plugins/client-routes/), each document carries its own page's part of it
// (build-steps/page-starts.ts), and the browser loads the rest when it is needed.

/** A module: its id, and the chunks that have to be loaded before it is there. */
export interface ModuleReference {
  $module: [id: string | number, ...chunks: string[]];
}

/** A small value in the table itself. */
export interface InlineValue {
  $value: unknown;
  /** The value is a version of the docs, whose sidebars are loaded one by one. */
  $sidebars?: true;
}

/** The sidebar of a name, which a page needs. */
export interface SidebarReference {
  $sidebar: string;
}

/** What the props of a page are made of, nested as the props are. */
export type Modules =
  | ModuleReference
  | InlineValue
  | SidebarReference
  | Modules[]
  | {[prop: string]: Modules};

/** A page, or the frame that several pages share. */
export interface TableRoute {
  path: string;
  modules: Record<string, Modules>;
  /** What else the framework notes of a route. */
  attributes: Record<string, unknown>;
  routes?: TableRoute[];
}

/** Pages that are the same but for their path and one module that no other page has. */
interface PageGroup {
  /** The prop that this module fills. */
  own: string;
  /** What all paths begin with. */
  prefix: string;
  // Column by column rather than page by page: a tenth smaller when compressed.
  /** The rest of each path, a line each. */
  paths: string;
  /** Ids of the modules, with spaces between them. */
  ids: string;
  /** Chunks that no other page has named before, and the hashes in the names of their scripts. */
  chunks: string;
  hashes: string;
  /** Other chunks of each module, a line each. */
  others: string;
  modules: TableRoute['modules'];
  attributes: TableRoute['attributes'];
}

/** A route as the table has it. */
export type TableEntry = PageGroup | (Omit<TableRoute, 'routes'> & {routes?: TableEntry[]});

/** Names of files by chunk, without folder and ending. */
export type ChunkFiles = Record<string, string>;

/** All pages. */
export interface PageTable {
  routes: TableEntry[];
  sidebars: Record<string, ModuleReference>;
  /** Scripts of chunks that pages need, except those whose hash is in a group. */
  files: ChunkFiles;
  /** Stylesheets that come with chunks. */
  styles: ChunkFiles;
}

/** What a document says of its own page, so that it starts without the table of all pages. */
export interface PageStart {
  /** Address of the table. */
  table: string;
  /** From the outermost route to the page; none where no page is. */
  chain: Omit<TableRoute, 'routes'>[];
  /** Scripts of the page. */
  files: ChunkFiles;
  /** The page is nothing without scripts: they don't wait for a reader. */
  atOnce?: true;
}

/** Where the scripts of chunks are, within the site. */
export const SCRIPTS = {folder: 'assets/js/', ending: '.js'};
/** Those of stylesheets. */
export const STYLES = {folder: 'assets/css/', ending: '.css'};

/** Turns a group into routes; `files` is given the files of its own chunks. */
function expandGroup(group: PageGroup, files: ChunkFiles): TableRoute[] {
  const {own, prefix, paths, modules, attributes} = group;
  const [ids, chunks, hashes] = [group.ids, group.chunks, group.hashes].map((column) =>
    column.split(' '),
  );
  const others = group.others.split('\n');
  return paths.split('\n').map((rest, page) => {
    const chunk = chunks?.[page] ?? '';
    if (chunk) files[chunk] = `${chunk}.${hashes?.[page]}`;
    const needed = [chunk, ...(others[page]?.split(' ') ?? [])].filter(Boolean);
    const module: ModuleReference = {$module: [ids?.[page] ?? '', ...needed]};
    return {path: prefix + rest, modules: {...modules, [own]: module}, attributes};
  });
}

/**
 * Writes out the routes of a table.
 *
 * @returns All routes, and the names of all scripts that only pages need.
 */
export function expandTable(table: PageTable): {routes: TableRoute[]; files: ChunkFiles} {
  const files = {...table.files};
  const expand = (entries: readonly TableEntry[]): TableRoute[] =>
    entries.flatMap((entry) => {
      if ('paths' in entry) return expandGroup(entry, files);
      const {routes, ...route} = entry;
      return [routes ? {...route, routes: expand(routes)} : route];
    });
  return {routes: expand(table.routes), files};
}

/** The chunks that a page is in, or a part of it. */
export function chunksOf(modules: unknown): string[] {
  if (typeof modules !== 'object' || modules === null || '$value' in modules) return [];
  if ('$module' in modules) return (modules as ModuleReference).$module.slice(1).map(String);
  return Object.values(modules).flatMap(chunksOf);
}

/**
 * Tells each document what its own page is made of and which files it is in, so that it starts without
 * the table of all pages. Styles that only this page has are linked: the static renderer
 * links those that all pages share.
 */
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {z} from 'zod';
import {readJson} from '../model/io.ts';
import {putStart} from '../shared/document.ts';
import {
  chunksOf,
  expandTable,
  type InlineValue,
  type Modules,
  type PageStart,
  type PageTable,
  STYLES,
  type TableRoute,
} from '../shared/page-table.ts';

/** Pages that show nothing without scripts. The page of addresses that aren't found suggests with one, too. */
const TOOLS = ['/playground/', '/search'];

const filesSchema = z.record(z.string());
const referenceSchema = z
  .object({$module: z.tuple([z.union([z.string(), z.number()])]).rest(z.string())})
  .strict();
const modulesSchema: z.ZodType<Modules> = z.union([
  referenceSchema,
  z.custom<InlineValue>((value) => Object.hasOwn(Object(value), '$value')),
  z.object({$sidebar: z.string()}).strict(),
  z.lazy(() => listSchema),
  z.lazy(() => recordSchema),
]);
const listSchema = z.array(modulesSchema);
const recordSchema = z.record(modulesSchema);
const attributes = z.record(z.unknown());
const groupSchema = z
  .object({
    own: z.string(),
    prefix: z.string(),
    paths: z.string(),
    ids: z.string(),
    chunks: z.string(),
    hashes: z.string(),
    others: z.string(),
    modules: recordSchema,
    attributes,
  })
  .strict();
const entrySchema: z.ZodType<PageTable['routes'][number]> = z.union([
  groupSchema,
  z
    .object({
      path: z.string(),
      modules: recordSchema,
      attributes,
      routes: z.lazy(() => entriesSchema).optional(),
    })
    .strict(),
]);
const entriesSchema = z.array(entrySchema);
const tableSchema: z.ZodType<PageTable> = z.object({
  routes: entriesSchema,
  sidebars: z.record(referenceSchema),
  files: filesSchema,
  styles: filesSchema,
});

/**
 * Reads the table of all pages that `plugins/client-routes/` has left in a build.
 *
 * @param build Folder of the built site.
 * @returns The table and its address.
 * @throws {Error} If there isn't exactly one.
 */
export function readPageTable(build: string): {table: PageTable; address: string} {
  const [file, ...others] = globSync('assets/pages.*.json', {cwd: build});
  if (!file || others.length > 0) {
    throw new Error(`${build} should have one table of pages, assets/pages.*.json`);
  }
  return {table: readJson(path.join(build, file), tableSchema), address: `/${file}`};
}

/** The routes that lead to each page, by its path. */
function chainsOf(routes: readonly TableRoute[], above: PageStart['chain'] = []) {
  return new Map<string, PageStart['chain']>(
    routes.flatMap(({routes: below, ...route}): [string, PageStart['chain']][] =>
      below ? [...chainsOf(below, [...above, route])] : [[route.path, [...above, route]]],
    ),
  );
}

/**
 * Makes what puts a page's start into its HTML.
 *
 * @param build Folder of the built site.
 * @returns Takes the HTML and the page's path, undefined for the page of addresses that aren't found.
 */
export function pageStarter(build: string): (html: string, pathname: string | undefined) => string {
  const {table, address} = readPageTable(build);
  const {routes, files} = expandTable(table);
  const chains = chainsOf(routes);

  return (html, pathname) => {
    const chain = pathname === undefined ? [] : chains.get(pathname);
    if (!chain) throw new Error(`The table of pages has no ${pathname}`);
    const chunks = [...new Set(chunksOf(chain.map(({modules}) => modules)))];
    const own = chunks.flatMap((chunk) => (files[chunk] ? [[chunk, files[chunk]] as const] : []));
    const start: PageStart = {
      table: address,
      chain,
      files: Object.fromEntries(own),
      ...(pathname === undefined || TOOLS.includes(pathname) ? {atOnce: true} : {}),
    };
    const styles = chunks
      .flatMap((chunk) => table.styles[chunk] ?? [])
      .map((name) => `<link rel="stylesheet" href="/${STYLES.folder}${name}${STYLES.ending}">`);
    const end = html.indexOf('</head>');
    if (end < 0)
      throw new Error(`${pathname ?? 'The 404 page'} has no </head> to link its styles in`);
    return putStart(html.slice(0, end) + styles.join('') + html.slice(end), JSON.stringify(start));
  };
}

/**
 * Takes what grows with the number of pages out of the scripts that every page loads: each document
 * gets the route of its own page and the names of that page's files, and the hashes of all other pages'
 * files move from the bundler's loader to the table of routes, which is loaded when it is needed. Styles
 * that only this page has are linked: the static renderer knows those of all pages alone.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {HASHES} from '../plugins/client-routes/print.ts';
import type {PageStart, Stored, StoredRoute} from '../shared/page-start.ts';

const SCRIPTS = 'assets/js/';
const STYLES = 'assets/css/';
/** Names and hashes in the function that makes a chunk's address. */
const ADDRESSES =
  /(\w+)\.u=function\((\w+)\)\{return"assets\/js\/"\+\(\((\{[^{}]*\})\)\[\2\]\|\|\2\)\+"\."\+\((\{[^{}]*\})\)\[\2\]\+"\.js"\}/;

type Names = Record<string, string>;
type Loader = () => unknown;
interface Route {
  path: string;
  modules: Record<string, unknown>;
  attributes: Record<string, unknown>;
  routes?: Route[];
}

/** A chunk's name as the bundler means it: the minimizer writes 90000 as 9e4. */
export const chunkId = (written: string): string =>
  /^\d/.test(written) && Number.isSafeInteger(Number(written)) ? String(Number(written)) : written;

const readNames = (literal: string): Names =>
  // {12:"ab",x1:"cd"}, as the minimizer writes it.
  Object.fromEntries(
    [...literal.matchAll(/"?([\w-]+)"?:"([^"]+)"/g)].map(([, chunk = '', name = '']) => [
      chunkId(chunk),
      name,
    ]),
  );

/** Loads modules by noting what would be loaded. */
function createBundler() {
  let chunks: string[] = [];
  const bundler = (module: string) => ({module: [module, 0]});
  bundler.t = (module: string, mode: number) => ({module: [module, mode]});
  bundler.e = async (chunk: string) => {
    chunks.push(String(chunk));
  };
  bundler.d = (to: object, getters: Record<string, () => unknown>) => {
    for (const [name, get] of Object.entries(getters)) Object.defineProperty(to, name, {get});
  };
  bundler.r = () => undefined;
  return {
    bundler,
    async note(load: Loader): Promise<Stored> {
      chunks = [];
      const loaded = (await load()) as {module?: [string, number]; default?: unknown};
      return loaded.module ? {$module: [...loaded.module, ...chunks]} : {$value: [loaded.default]};
    },
  };
}

/** The routes of the table, from the script that builds it. */
function runTable(code: string, bundler: unknown): Route[] {
  type Factory = (module: object, exports: {default?: unknown}, bundler: unknown) => void;
  const queue: [unknown, Record<string, Factory>][] = [];
  const scope = new Proxy({}, {get: () => queue, set: () => true});
  // Our own build's output, a moment old.
  new Function('self', 'globalThis', code)(scope, scope);
  const factories = Object.values(queue[0]?.[1] ?? {});
  const route = (
    path: string,
    modules: Route['modules'],
    attributes: Route['attributes'],
    routes?: Route[],
  ): Route => ({path, modules, attributes, routes});
  const tools = {
    route,
    group: (
      prefix: string,
      paths: string,
      modules: Route['modules'],
      attributes: Route['attributes'],
      name: string,
      loaders: Loader[],
    ) =>
      paths
        .split('\n')
        .map((rest, at) => route(prefix + rest, {...modules, [name]: loaders[at]}, attributes)),
    sidebar: (name: string): Stored => ({$sidebar: name}),
    sidebars: {$sidebar: ''} satisfies Stored,
    hashes: () => undefined,
  };
  for (const factory of factories) {
    const exports: {default?: unknown} = {};
    factory({exports}, exports, bundler);
    if (typeof exports.default === 'function') return exports.default(tools) as Route[];
  }
  throw new Error('The script of the route table has no function that builds it.');
}

/**
 * Reads which route and which chunks each page has.
 *
 * @param code The built script with the table of routes.
 * @returns The chain of routes by the page's path.
 */
export async function readChains(code: string): Promise<Map<string, StoredRoute[]>> {
  const {bundler, note} = createBundler();
  const noted = new Map<unknown, Stored>();
  async function store(value: unknown): Promise<unknown> {
    if (typeof value === 'function') {
      const stored = noted.get(value) ?? (await note(value as Loader));
      noted.set(value, stored);
      return stored;
    }
    if (typeof value !== 'object' || value === null) return value;
    // One after the other: the bundler notes one at a time.
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) entries.push([key, await store(item)]);
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }
  const chains = new Map<string, StoredRoute[]>();
  async function walk(routes: readonly Route[], above: StoredRoute[]) {
    for (const {path: address, modules, attributes, routes: below} of routes) {
      const stored = (await store(modules)) as StoredRoute[1];
      const chain: StoredRoute[] = [...above, [address, stored, attributes]];
      if (below) await walk(below, chain);
      else chains.set(address, chain);
    }
  }
  await walk(runTable(code, bundler), []);
  return chains;
}

/** The chunks that a chain of routes names. */
export function chunksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {$module: module, $value: inline} = value as Stored;
  if (inline) return [];
  if (module) return module.slice(2) as string[];
  return Object.values(value).flatMap(chunksOf);
}

/** Hashes after the distance of their chunk to the one before, in base 36: a third smaller than numbers. */
function printHashes(ids: string[], hashes: Names): string {
  const sorted = ids.map(Number).sort((a, b) => a - b);
  return sorted.map((id, at) => (id - (sorted[at - 1] ?? 0)).toString(36) + hashes[id]).join(' ');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Where the table of routes is not built by `plugins/client-routes.ts` the build stays as it is. */
const unchanged = (html: string) => html;

/**
 * Rewrites the scripts of a build.
 *
 * @param build Folder of the built site.
 * @returns What puts a page's start into its HTML, by the page's path; undefined for the page of
 *   addresses that aren't found.
 * @throws {Error} If the bundler's output isn't what it was.
 */
export async function writePageStarts(
  build: string,
): Promise<(html: string, pathname: string | undefined) => string> {
  const folder = path.join(build, SCRIPTS);
  const files = globSync('*.js', {cwd: folder});
  const find = (name: string) => files.find((file) => file.startsWith(`${name}.`));
  const [tableFile, runtimeFile] = [find('pages'), find('runtime~main')];
  if (!tableFile || !runtimeFile) return unchanged;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const [table, runtime] = [read(tableFile), read(runtimeFile)];
  const [found, bundler, chunk, named = '', hashed = ''] = ADDRESSES.exec(runtime) ?? [];
  if (!found) throw new Error(`${runtimeFile} makes addresses in another way than it did.`);
  const names = readNames(named);
  const hashes = readNames(hashed);
  const fileOf = (id: string) => `/${SCRIPTS}${names[id] ?? id}.${hashes[id]}.js`;
  const sheets = new Map(
    globSync('*.css', {cwd: path.join(build, STYLES)}).map((file) => [file.split('.')[0], file]),
  );

  const chains = await readChains(table);
  const ofPages = new Set(
    [...chains.values()]
      .flatMap(chunksOf)
      // The table names chunks by number.
      .filter((id) => /^\d+$/.test(id) && hashes[id]?.length === 8),
  );
  for (const file of files) {
    if (file === tableFile) continue;
    // What other scripts load as well has to be known without the table.
    for (const [, id = ''] of read(file).matchAll(/\.e\("?(\w+)"?\)/g)) ofPages.delete(chunkId(id));
  }
  const moved = printHashes([...ofPages], hashes);
  const kept = Object.entries(hashes).filter(([id]) => !ofPages.has(id));

  /** Writes a script under the name that its new content gives it. */
  const replace = (file: string, name: string, content: string) => {
    const next = `${name}.${hashOf(content)}.js`;
    rmSync(path.join(folder, file));
    writeFileSync(path.join(folder, next), content);
    // With BUNDLE_REPORT only.
    if (existsSync(path.join(folder, `${file}.map`)))
      renameSync(path.join(folder, `${file}.map`), path.join(folder, `${next}.map`));
    return next;
  };
  const nextTable = replace(tableFile, 'pages', table.replace(HASHES, moved));
  const tableId = Object.keys(names).find((id) => names[id] === 'pages') ?? '';
  const known = Object.fromEntries(kept);
  known[tableId] = nextTable.split('.')[1] ?? '';
  const nextRuntime = replace(
    runtimeFile,
    'runtime~main',
    runtime.replace(
      found,
      () =>
        `${bundler}.hashes=${JSON.stringify(known).replace(/"([1-9]\d*)":/g, '$1:')},${bundler}.u=function(${chunk}){return"assets/js/"+(${named}[${chunk}]||${chunk})+"."+${bundler}.hashes[${chunk}]+".js"}`,
    ),
  );

  return (html, pathname) => {
    const page = html.replace(runtimeFile, nextRuntime);
    const chain = pathname === undefined ? undefined : chains.get(pathname);
    if (!chain) return page;
    const own = [...new Set(chunksOf(chain))].filter((id) => id in hashes);
    const start: PageStart = {
      chain,
      hashes: Object.fromEntries(
        own.filter((id) => ofPages.has(id)).map((id) => [id, hashes[id] ?? '']),
      ),
    };
    const styles = own.flatMap((id) => sheets.get(names[id] ?? id) ?? []);
    const links = [
      ...styles.map((file) => `<link rel="stylesheet" href="/${STYLES}${file}">`),
      ...own.map(
        (id) => `<link rel="preload" as="script" fetchpriority="low" href="${fileOf(id)}">`,
      ),
    ].join('');
    const json = JSON.stringify(start).replace(/</g, '\\u003c');
    const end = page.indexOf('</head>');
    return `${page.slice(0, end)}${links}<script type="application/json" id="page-start">${json}</script>${page.slice(end)}`;
  };
}

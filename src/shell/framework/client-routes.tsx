// What the browser gets instead of the framework's route table, registry and component creator
// (plugins/client-routes.ts): a document brings the route of its own page (build-steps/page-starts.ts), and
// the table of all others, in which each page is named once, comes when it is needed.
import type {PluginRouteContext} from '@docusaurus/types';
import type {PageStart, Stored} from '../../../shared/page-start';
import {type Attributes, createComponent, type Loader, type Modules, route} from './page-modules';
import {replaceRoutes, type SiteRoute} from './route-config';
import {completeWith} from './route-table';
import {loadSidebar, openSidebar, registerSidebar, sidebars} from './sidebars';

declare const __webpack_require__: {
  (module: string | number): unknown;
  t(module: string | number, mode: number): unknown;
  e(chunk: string | number): Promise<unknown>;
  /** Hashes in the names of the files, by chunk; build-steps/page-starts.ts puts the object there. */
  hashes?: Record<string, string>;
};

/** Pages that differ in their path and in one module only; plugins/client-routes/print.ts says how. */
function group(
  prefix: string,
  paths: string,
  modules: Modules,
  attributes: Attributes,
  name: string,
  loaders: Loader[],
): SiteRoute[] {
  return paths
    .split('\n')
    .map((path, index) => route(prefix + path, {...modules, [name]: loaders[index]}, attributes));
}

/** A module that only fills the table of sidebars. */
const sidebar = (name: string, load: () => Promise<{default: unknown}>): Loader => {
  registerSidebar(name, load);
  return async () => {
    await loadSidebar(name);
    return {default: true};
  };
};

const addHashes = (hashes: Record<string, string>) =>
  Object.assign(__webpack_require__.hashes ?? {}, hashes);

/** What the module with the table builds it from. */
const tools = {
  route,
  group,
  sidebar,
  sidebars,
  /** Hashes of eight digits after the distance of their chunk to the one before, in base 36. */
  hashes(text: string) {
    let chunk = 0;
    const entries = text.split(' ').map((entry) => {
      chunk += Number.parseInt(entry.slice(0, -8), 36);
      return [chunk, entry.slice(-8)];
    });
    addHashes(Object.fromEntries(entries));
  },
};

const native: PluginRouteContext = {plugin: {name: 'native', id: 'default'}};

/** The route of every address that has no page. */
const notFound: SiteRoute = {
  path: '*',
  component: createComponent('*', {
    __comp: () => import('@theme/NotFound'),
    __context: async () => ({default: native}),
  }),
};

/** Makes loaders of the modules that a document names. */
function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const {$module: module, $value: inline, $sidebar: name} = value as Stored;
  if (module) {
    const [id, mode, ...chunks] = module;
    return async () => {
      await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
      return mode === 0 ? __webpack_require__(id) : __webpack_require__.t(id, mode);
    };
  }
  if (inline) return () => ({default: inline[0]});
  if (name === '') return sidebars;
  if (name === undefined) return value;
  return async () => {
    await openSidebar(name);
    return {default: true};
  };
}

/** The route of the document's own page, from the outermost to the page; none if it doesn't say. */
function readStart(): SiteRoute[] | undefined {
  const text = document.getElementById('page-start')?.textContent;
  if (!text) return undefined;
  const {chain, hashes} = JSON.parse(text, revive) as PageStart;
  addHashes(hashes);
  return chain.reduceRight<SiteRoute[]>(
    (below, [path, modules, attributes]) => [
      route(path, modules, attributes, below.length > 0 ? below : undefined),
    ],
    [],
  );
}

/** Keeps the components that are on the screen: others in their place would start anew. */
function keepComponents(table: SiteRoute[], known: SiteRoute[]) {
  for (const {path, component, routes} of known) {
    const twin = table.find((other) => other.path === path && !other.exact === Boolean(routes));
    if (!twin) continue;
    twin.component = component;
    if (twin.routes && routes) keepComponents(twin.routes, routes);
  }
}

/**
 * The routes the site starts with: the one of the document's own page.
 *
 * @param load Loads what builds the table of all pages.
 */
export function startRoutes(
  load: () => Promise<{default: (site: typeof tools) => SiteRoute[]}>,
): SiteRoute[] {
  const start = readStart();
  const routes = [...(start ?? []), notFound];
  completeWith(async () => {
    const table = (await load()).default(tools);
    keepComponents(table, start ?? []);
    replaceRoutes(routes, [...table, notFound]);
  });
  return routes;
}

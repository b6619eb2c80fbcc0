// What the browser gets instead of the framework's route table, registry and component creator
// (plugins/client-routes.ts): a document brings the route of its own page (deploy/page-starts.ts), and
// the table of all others, in which each page is named once, comes when it is needed.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {type ComponentType, useEffect, useState} from 'react';
import type {PageStart, Stored} from '../../../shared/page-start';
import {type RouteComponent, replaceRoutes, type SiteRoute} from './route-config';
import {completeWith} from './route-table';
import {loadSidebar, openSidebar, registerSidebar, sidebars} from './sidebars';

type Loader = () => Promise<unknown>;
/** Modules of a page by the names of its props; what is small stands there itself. */
type Modules = Record<string, unknown>;
type Attributes = Record<string, unknown>;

declare const __webpack_require__: {
  (module: string): unknown;
  t(module: string, mode: number): unknown;
  e(chunk: string | number): Promise<unknown>;
  u(chunk: string | number): string;
  p: string;
  /** Hashes in the names of the files, by chunk; deploy/page-starts.ts puts the object there. */
  hashes?: Record<string, string>;
};

const isLoader = (value: unknown): value is Loader => typeof value === 'function';

/** A module as a prop: its default export, which carries the others. */
function propOf(loaded: unknown, path: string): unknown {
  const {default: main, ...others} = loaded as {default?: unknown};
  if (!main) {
    throw new Error(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  return typeof main === 'object' || typeof main === 'function'
    ? Object.assign(main, others)
    : main;
}

async function loadAll(modules: unknown, path: string): Promise<unknown> {
  if (isLoader(modules)) return propOf(await modules(), path);
  if (typeof modules !== 'object' || modules === null) return modules;
  const entries = Object.entries(modules).map(async ([key, value]) => [
    key,
    await loadAll(value, path),
  ]);
  const loaded = await Promise.all(entries);
  return Array.isArray(modules) ? loaded.map(([, value]) => value) : Object.fromEntries(loaded);
}

function loadersOf(modules: unknown): Loader[] {
  if (isLoader(modules)) return [modules];
  return typeof modules === 'object' && modules !== null
    ? Object.values(modules).flatMap(loadersOf)
    : [];
}

/** Asks the loaders which files they would load, by letting them ask a bundler that only takes notes. */
function filesOf(modules: Modules): string[] {
  const chunks: (string | number)[] = [];
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => undefined);
  };
  try {
    for (const loader of loadersOf(modules)) loader();
  } finally {
    __webpack_require__.e = load;
  }
  return (
    chunks
      .map((chunk) => __webpack_require__.p + __webpack_require__.u(chunk))
      // Chunks of styles have no script.
      .filter((url) => !url.includes('undefined'))
  );
}

interface Loaded extends Record<string, unknown> {
  __comp: ComponentType<Record<string, unknown>>;
  __context?: PluginRouteContext;
  __props?: Record<string, unknown>;
  __sidebar?: unknown;
}

/** What a page is made of, and how far it is loaded. */
class PageModules {
  loaded: Loaded | undefined;
  /** Why the page can't be shown although it was loaded. */
  failure: unknown;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly path: string,
    readonly modules: Modules,
  ) {}

  load(): Promise<void> {
    this.pending ??= loadAll(this.modules, this.path).then(
      (value) => {
        this.loaded = value as Loaded;
      },
      (error: Error) => {
        // The next attempt starts anew.
        this.pending = undefined;
        // A file that is missing is the loader's matter; a page that is wrong shows itself.
        if (error.name === 'ChunkLoadError') throw error;
        this.failure = error;
      },
    );
    return this.pending;
  }
}

/** Milliseconds before a page that is still loading says so: what comes sooner needs no spinner. */
const SPINNER_DELAY = 200;

function LoadedPage({page, ...props}: {page: PageModules} & Record<string, unknown>) {
  const [error, setError] = useState<unknown>();
  const [, setAttempt] = useState(0);
  const [pastDelay, setPastDelay] = useState(false);
  const load = () => {
    setError(undefined);
    page.load().then(() => setAttempt((count) => count + 1), setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the page is nearly always there already.
  useEffect(() => {
    if (page.loaded || page.failure) return;
    load();
    const timer = setTimeout(() => setPastDelay(true), SPINNER_DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (page.failure) throw page.failure;
  if (!page.loaded) {
    const state = {isLoading: !error, pastDelay, timedOut: false};
    return <Loading {...state} error={error} retry={load} />;
  }
  const {__comp: Page, __context: context, __props, __sidebar, ...rest} = page.loaded;
  const content = <Page {...rest} {...__props} {...props} />;
  return context ? <RouteContextProvider value={context}>{content}</RouteContextProvider> : content;
}

function createComponent(path: string, modules: Modules): RouteComponent {
  const page = new PageModules(path, modules);
  const show: RouteComponent = (props) => <LoadedPage {...props} page={page} />;
  show.preload = () => page.load();
  show.files = () => filesOf(modules);
  return show;
}

function route(
  path: string,
  modules: Modules,
  attributes: Attributes = {},
  routes?: SiteRoute[],
): SiteRoute {
  const component = createComponent(path, modules);
  return {...attributes, path, component, ...(routes ? {routes} : {exact: true})};
}

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
  /** Chunks with the hashes of their files, which have eight digits. */
  hashes(text: string) {
    addHashes(
      Object.fromEntries(text.split(' ').map((chunk) => [chunk.slice(0, -8), chunk.slice(-8)])),
    );
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

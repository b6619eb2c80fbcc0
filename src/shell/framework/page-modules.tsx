// What a page is made of: modules that are loaded when it is needed, and the component that shows them.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {type ComponentType, useEffect, useState} from 'react';
import type {RouteComponent, SiteRoute} from './route-config';

export type Loader = () => Promise<unknown>;
/** Modules of a page by the names of its props; what is small stands there itself. */
export type Modules = Record<string, unknown>;
export type Attributes = Record<string, unknown>;

declare const __webpack_require__: {
  e(chunk: string | number): Promise<unknown>;
  u(chunk: string | number): string;
  p: string;
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

/** Whether a file of a page could not be loaded: a script, or a style sheet, whose error has a code only. */
const isMissingFile = ({name, code}: Error & {code?: string}) =>
  name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';

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
        this.failure = undefined;
      },
      (error: Error) => {
        // The next attempt starts anew.
        this.pending = undefined;
        // A file that is missing is the loader's matter; a page that is wrong shows itself.
        if (isMissingFile(error)) throw error;
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

/** The component of a page that loads what it needs. */
export function createComponent(path: string, modules: Modules): RouteComponent {
  const page = new PageModules(path, modules);
  const show: RouteComponent = (props) => <LoadedPage {...props} page={page} />;
  show.preload = () => page.load();
  show.files = () => filesOf(modules);
  return show;
}

/** One route. */
export function route(
  path: string,
  modules: Modules,
  attributes: Attributes = {},
  routes?: SiteRoute[],
): SiteRoute {
  const component = createComponent(path, modules);
  return {...attributes, path, component, ...(routes ? {routes} : {exact: true})};
}

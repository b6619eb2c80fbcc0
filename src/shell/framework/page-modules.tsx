// What a page is made of: modules that are loaded when it is needed, and the component that shows them.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PluginRouteContext} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {type ComponentType, useEffect, useState} from 'react';
import type {ModuleReference, Modules} from '../../../shared/page-table';
import {loadModule, scriptsOf} from './bundler';
import type {RouteComponent} from './route-config';
import {loadSidebar, sidebars} from './sidebars';

/** A page's modules by the names of its props: as the table of pages has them, or functions that load. */
export type PageParts = Record<string, Modules | (() => Promise<unknown>)>;

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

/** Sidebars are loaded one by one: the version of the docs has those that have been loaded. */
const withSidebars = (value: unknown) => {
  const {version, ...props} = value as {version: object};
  return {...props, version: {...version, docsSidebars: sidebars}};
};

async function loadAll(modules: unknown, path: string): Promise<unknown> {
  if (typeof modules === 'function') return propOf(await modules(), path);
  if (Array.isArray(modules)) return Promise.all(modules.map((item) => loadAll(item, path)));
  if (typeof modules !== 'object' || modules === null) return modules;
  if ('$module' in modules) return propOf(await loadModule(modules as ModuleReference), path);
  if ('$value' in modules) {
    return '$sidebars' in modules ? withSidebars(modules.$value) : modules.$value;
  }
  if ('$sidebar' in modules) {
    // It only fills the list of sidebars.
    await loadSidebar(String(modules.$sidebar));
    return true;
  }
  const entries = Object.entries(modules).map(async ([key, value]) => [
    key,
    await loadAll(value, path),
  ]);
  return Object.fromEntries(await Promise.all(entries));
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
    private readonly modules: PageParts,
  ) {}

  load(): Promise<void> {
    this.pending ??= loadAll(this.modules, this.path).then(
      (value) => {
        this.loaded = value as Loaded;
        this.failure = undefined;
      },
      (error: Error) => {
        // The next attempt starts over.
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
export function createComponent(path: string, modules: PageParts): RouteComponent {
  const page = new PageModules(path, modules);
  const show: RouteComponent = (props) => <LoadedPage {...props} page={page} />;
  show.preload = () => page.load();
  show.files = () => scriptsOf(modules);
  return show;
}

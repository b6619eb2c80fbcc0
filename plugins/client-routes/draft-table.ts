import type {InlineValue, SidebarReference} from '../../shared/page-table.ts';
import type {GeneratedRoute, SourceModule} from './read-generated.ts';

/** A value that stands in the table itself, with the files of the sidebars that it leaves out. */
export interface Inlined {
  value: unknown;
  sidebars?: Record<string, string>;
}

interface Sources {
  modulesOf: (component: string) => SourceModule;
  /** What to import for a chunk. */
  requestOf: (chunk: string) => string;
  inline: (request: string) => Inlined | undefined;
}

/** A module that the bundler has yet to place, by what is imported. */
export interface Request {
  $request: string;
}

/** What the props of a page are made of, nested as the props are. */
export type DraftModules =
  | Request
  | InlineValue
  | SidebarReference
  | DraftModules[]
  | {[prop: string]: DraftModules};

/** A table of pages before the bundler has run: modules are requests. */
export interface Draft {
  routes: DraftRoute[];
  sidebars: Record<string, Request>;
  /** What pages are made of, with the name of the chunk it goes into if it has one. */
  imports: Map<string, string | undefined>;
}

/** A route of such a table. */
export interface DraftRoute {
  path: string;
  modules: Record<string, DraftModules>;
  attributes: Record<string, unknown>;
  routes?: DraftRoute[];
}

/** Parts of every docs page: one file. */
const DOCS_CHUNK = 'docs';

/**
 * Says what each page is made of.
 *
 * @param routes The framework's routes; the last one, for unknown addresses, is left out.
 */
export function draftTable(routes: readonly GeneratedRoute[], sources: Sources): Draft {
  const imports: Draft['imports'] = new Map();
  const sidebars: Draft['sidebars'] = {};

  function requestOf(request: string, chunk?: string): Request {
    imports.set(request, imports.get(request) ?? chunk);
    return {$request: request};
  }

  function draftModule(module: SourceModule[string], chunk?: string): DraftModules {
    if (Array.isArray(module)) return module.map((item) => draftModule(item));
    if (typeof module === 'object') return draftModules(module);
    const request = sources.requestOf(module);
    const inlined = sources.inline(request);
    if (!inlined) return requestOf(request, chunk);
    if (!inlined.sidebars) return {$value: inlined.value};
    for (const [name, file] of Object.entries(inlined.sidebars)) sidebars[name] = requestOf(file);
    return {$value: inlined.value, $sidebars: true};
  }

  const draftModules = (modules: SourceModule, chunk?: string): Record<string, DraftModules> =>
    Object.fromEntries(
      Object.entries(modules).map(([prop, module]) => [
        prop,
        draftModule(module, prop === '__comp' ? chunk : undefined),
      ]),
    );

  function draftRoute(route: GeneratedRoute, chunk?: string): DraftRoute {
    const {path, component, exact: _, routes: below, ...attributes} = route;
    const ofDocs = below ? DOCS_CHUNK : chunk;
    // The frame first: it may bring the sidebars that its pages name.
    const modules = draftModules(sources.modulesOf(component), ofDocs);
    if (typeof route.sidebar === 'string' && route.sidebar in sidebars) {
      modules.__sidebar = {$sidebar: route.sidebar};
    }
    const draft: DraftRoute = {path, modules, attributes};
    if (below) draft.routes = draftLevel(below, ofDocs);
    return draft;
  }

  // Exact paths come first, so that a frame with the same beginning doesn't swallow them.
  const draftLevel = (level: readonly GeneratedRoute[], chunk?: string): DraftRoute[] =>
    [...level]
      .sort((a, b) => Number(Boolean(a.routes)) - Number(Boolean(b.routes)))
      .map((route) => draftRoute(route, chunk));

  return {routes: draftLevel(routes.filter(({path}) => path !== '*')), sidebars, imports};
}

/** Prints the module that tells the bundler what pages are made of; it is never run. */
export function printImports(imports: Draft['imports']): string {
  const lines = [...imports].map(
    ([request, chunk]) =>
      `() => import(${chunk ? `/* webpackChunkName: "${chunk}" */ ` : ''}${JSON.stringify(request)})`,
  );
  return `export default [\n${lines.join(',\n')}\n];\n`;
}

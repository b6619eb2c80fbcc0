/** A route as the framework generates it; `component` is the key of its modules. */
export interface GeneratedRoute {
  path: string;
  component: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** Chunk names by prop, nested as the props are. */
export interface SourceModule {
  [prop: string]: string | SourceModule | (string | SourceModule)[];
}

/** A module that stands in the table itself. */
export interface Inlined {
  value: unknown;
  /** Files of the sidebars that the value leaves out, by name. */
  sidebars?: Record<string, string>;
}

export interface Sources {
  modulesOf: (component: string) => SourceModule;
  /** What to import for a chunk. */
  requestOf: (chunk: string) => string;
  inline: (request: string) => Inlined | undefined;
}

/** Parts of every docs page: one file. */
const DOCS_CHUNK = 'docs';

const importOf = (request: string, chunk?: string) =>
  `() => import(${chunk ? `/* webpackChunkName: "${chunk}" */ ` : ''}${JSON.stringify(request)})`;

const commonPrefix = (paths: readonly string[]): string => {
  let prefix = paths[0] ?? '';
  for (const path of paths) while (!path.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
};

/** What build-steps/page-starts.ts replaces by the hashes of all chunks that only the table names. */
export const HASHES = '__hashes__';

/**
 * Prints the module with the table of all pages.
 *
 * @param routes The framework's routes, without the last one for unknown addresses.
 * @returns JavaScript with a function that takes the `tools` of src/shell/framework/client-routes.tsx:
 *   it imports nothing, so that build-steps/page-starts.ts can call it with tools of its own.
 */
export function printRoutes(routes: readonly GeneratedRoute[], sources: Sources): string {
  /** Declarations of modules that several routes use, by expression. */
  const shared = new Map<string, string>();
  const nameOf = (expression: string) => {
    const known = shared.get(expression) ?? `m${shared.size}`;
    shared.set(expression, known);
    return known;
  };
  const sidebars = new Map<string, string>();

  function printModule(module: SourceModule[string], chunk?: string): string {
    if (Array.isArray(module)) return `[${module.map((item) => printModule(item)).join(', ')}]`;
    if (typeof module === 'object') return printModules(module);
    const request = sources.requestOf(module);
    const inlined = sources.inline(request);
    if (!inlined) return nameOf(importOf(request, chunk));
    const value = JSON.stringify(inlined.value);
    if (!inlined.sidebars) return nameOf(`() => ({default: ${value}})`);
    for (const [name, file] of Object.entries(inlined.sidebars)) {
      sidebars.set(name, `sidebar(${JSON.stringify(name)}, ${importOf(file)})`);
    }
    // One object for all: what a page has loaded is there for the next.
    return `() => ({default: ${value.replace('"docsSidebars":{}', '"docsSidebars":sidebars')}})`;
  }

  const printModules = (modules: SourceModule, chunk?: string): string =>
    `{${Object.entries(modules)
      .map(
        ([prop, module]) =>
          `${prop}: ${printModule(module, prop === '__comp' ? chunk : undefined)}`,
      )
      .join(', ')}}`;

  const attributesOf = ({
    path: _path,
    component: _component,
    exact: _exact,
    routes: _routes,
    ...rest
  }: GeneratedRoute) => rest;

  const withSidebar = (printed: string, route: GeneratedRoute) => {
    const loader = typeof route.sidebar === 'string' ? sidebars.get(route.sidebar) : undefined;
    return loader ? printed.replace(/}$/, `, __sidebar: ${nameOf(loader)}}`) : printed;
  };

  /** Routes whose modules are the same but for one that no other page has. */
  function printLeaves(leaves: readonly GeneratedRoute[], chunk?: string): string[] {
    const groups = new Map<string, {own: string; leaves: GeneratedRoute[]}>();
    for (const leaf of leaves) {
      const modules = sources.modulesOf(leaf.component);
      const own = ['content', 'template', 'expert'].find((prop) => prop in modules) ?? '';
      const {[own]: _, ...rest} = modules;
      const key = JSON.stringify([rest, attributesOf(leaf), own || leaf.path]);
      const group = groups.get(key) ?? {own, leaves: []};
      group.leaves.push(leaf);
      groups.set(key, group);
    }
    return [...groups.values()].map(({own, leaves: [first, ...others]}) => {
      if (!first) return '';
      const {[own]: _, ...rest} = sources.modulesOf(first.component);
      const modules = withSidebar(printModules(rest, chunk), first);
      const attributes = JSON.stringify(attributesOf(first));
      if (own === '') return `route(${JSON.stringify(first.path)}, ${modules}, ${attributes})`;
      const all = [first, ...others];
      const prefix = commonPrefix(all.map(({path}) => path));
      const paths = all.map(({path}) => path.slice(prefix.length)).join('\n');
      const loaders = all.map((leaf) => {
        const module = sources.modulesOf(leaf.component)[own];
        return typeof module === 'string' ? importOf(sources.requestOf(module)) : 'undefined';
      });
      return `...group(${JSON.stringify(prefix)}, ${JSON.stringify(paths)}, ${modules}, ${attributes}, ${JSON.stringify(own)}, [\n${loaders.join(',\n')}\n])`;
    });
  }

  function printLevel(level: readonly GeneratedRoute[], chunk?: string): string {
    const parents = level.filter((route) => route.routes);
    const leaves = level.filter((route) => !route.routes);
    const printed = parents.map((parent) => {
      // Parents first: they may bring the sidebars that their pages name.
      const modules = printModules(sources.modulesOf(parent.component), DOCS_CHUNK);
      const attributes = JSON.stringify(attributesOf(parent));
      const below = printLevel(parent.routes ?? [], DOCS_CHUNK);
      return `route(${JSON.stringify(parent.path)}, ${modules}, ${attributes}, ${below})`;
    });
    // Exact paths come first, so that a parent with the same beginning doesn't swallow them.
    return `[\n${[...printLeaves(leaves, chunk), ...printed].join(',\n')}\n]`;
  }

  const table = printLevel(routes.filter(({path}) => path !== '*'));
  return `export default ({group, hashes, route, sidebar, sidebars}) => {
hashes("${HASHES}");
${[...shared].map(([expression, name]) => `const ${name} = ${expression};`).join('\n')}
return ${table};
};
`;
}

// What the browser gets instead of the framework's route table, registry and component creator
// (plugins/client-routes.ts): a document brings the route of its own page (build-steps/page-starts.ts),
// and the table of all others, in which each page is named once, comes when it is needed.
import type {PluginRouteContext} from '@docusaurus/types';
import {
  expandTable,
  type PageStart,
  type PageTable,
  type TableRoute,
} from '../../../shared/page-table';
import {addFiles, loadModule} from './bundler';
import {createComponent, type PageParts} from './page-modules';
import {replaceRoutes, type SiteRoute} from './route-config';
import {completeWith} from './route-table';
import {openSidebar, registerSidebar} from './sidebars';

const native: PluginRouteContext = {plugin: {name: 'native', id: 'default'}};

/** The route of every address that has no page. */
const notFound: SiteRoute = {
  path: '*',
  component: createComponent('*', {
    __comp: () => import('@theme/NotFound'),
    __context: {$value: native},
  }),
};

type Route = Omit<TableRoute, 'modules' | 'routes'> & {modules: PageParts; routes?: Route[]};

function toRoute({path, modules, attributes, routes}: Route): SiteRoute {
  const component = createComponent(path, modules);
  const below = routes ? {routes: routes.map(toRoute)} : {exact: true};
  return {...attributes, path, component, ...below};
}

/** The document has the open part of its sidebar already. */
function withOwnSidebar(route: PageStart['chain'][number]): Route {
  const {__sidebar: sidebar, ...modules} = route.modules;
  if (!sidebar || !('$sidebar' in sidebar)) return route;
  const open = async () => {
    await openSidebar(String(sidebar.$sidebar));
    return {default: true};
  };
  return {...route, modules: {...modules, __sidebar: open}};
}

/** The route of the document's own page, from the outermost to the page; none if it doesn't say. */
function startOf({chain, files}: PageStart): SiteRoute[] {
  addFiles(files);
  const [route] = chain
    .map(withOwnSidebar)
    .reduceRight<Route[]>(
      (below, entry) => [below.length > 0 ? {...entry, routes: below} : entry],
      [],
    );
  return route ? [toRoute(route)] : [];
}

/** Keeps the components that are on the screen: others in their place would start from the beginning. */
function keepComponents(table: SiteRoute[], known: SiteRoute[]) {
  for (const {path, component, routes} of known) {
    const twin = table.find((other) => other.path === path && !other.exact === Boolean(routes));
    if (!twin) continue;
    twin.component = component;
    if (twin.routes && routes) keepComponents(twin.routes, routes);
  }
}

async function loadTable(address: string): Promise<SiteRoute[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Written by the same build as this script: its name contains its hash.
  const table = (await response.json()) as PageTable;
  const {routes, files} = expandTable(table);
  addFiles(files);
  for (const [name, module] of Object.entries(table.sidebars)) {
    registerSidebar(name, () => loadModule(module));
  }
  return routes.map(toRoute);
}

/**
 * The routes the site starts with: the one of the document's own page.
 *
 * @param _imports Loads all pages. It is not called: it tells the bundler what there is.
 * @throws {Error} If the document doesn't say where the table of all pages is.
 */
export function startRoutes(_imports: () => Promise<unknown>): SiteRoute[] {
  const text = document.getElementById('page-start')?.textContent;
  if (!text) throw new Error('This document has no start: was the build finished?');
  // Written into the document by the same build (build-steps/page-starts.ts).
  const start = JSON.parse(text) as PageStart;
  const own = startOf(start);
  const routes = [...own, notFound];
  completeWith(async () => {
    const table = await loadTable(start.table);
    keepComponents(table, own);
    replaceRoutes(routes, [...table, notFound]);
  });
  return routes;
}

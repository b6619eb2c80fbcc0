// Replaces `react-router-config` (plugins/replacements.ts): finds a page in a table instead of
// compiling a pattern for each of a thousand routes.
import type {ComponentType, ReactNode} from 'react';
import {type match as Match, matchPath, Route, useLocation} from 'react-router-dom';

/** A page's component, which loads what it needs beforehand. */
export type RouteComponent = ComponentType<Record<string, unknown>> & {
  preload?: () => Promise<unknown>;
  /** Addresses of the files that `preload` loads, for a prefetch. */
  files?: () => string[];
};

/** A route as the framework's own code reads it. */
export interface SiteRoute {
  path: string;
  component: RouteComponent;
  exact?: boolean;
  strict?: boolean;
  routes?: SiteRoute[];
  [attribute: string]: unknown;
}

interface Table {
  exact: Map<string, number>;
  /** Indices of the routes that match by prefix or pattern. */
  others: number[];
}

const tables = new WeakMap<SiteRoute[], Table>();
const keyOf = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

function tableOf(routes: SiteRoute[]): Table {
  const known = tables.get(routes);
  if (known) return known;
  const table: Table = {exact: new Map(), others: []};
  routes.forEach((route, index) => {
    const key = keyOf(route.path);
    if (!route.exact || route.strict) table.others.push(index);
    else if (!table.exact.has(key)) table.exact.set(key, index);
  });
  tables.set(routes, table);
  return table;
}

/** Replaces the routes of a list. */
export function replaceRoutes(routes: SiteRoute[], next: readonly SiteRoute[]): void {
  routes.splice(0, routes.length, ...next);
  tables.delete(routes);
}

/** The first of the routes that matches, and how. */
export function findRoute(routes: SiteRoute[], pathname: string) {
  const {exact, others} = tableOf(routes);
  const found = exact.get(keyOf(pathname));
  const candidates = [...others, ...(found === undefined ? [] : [found])].sort((a, b) => a - b);
  for (const index of candidates) {
    const route = routes[index];
    const match = route && matchPath(pathname, route);
    if (match) return {route, match};
  }
  return undefined;
}

/** The routes that lead to an address, from the outermost to the page. */
export function matchRoutes(
  routes: SiteRoute[],
  pathname: string,
): {route: SiteRoute; match: Match}[] {
  const found = findRoute(routes, pathname);
  if (!found) return [];
  const {route, match} = found;
  return [{route, match}, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
}

function Routes({routes, extra}: {routes: SiteRoute[]; extra: Record<string, unknown>}) {
  const location = useLocation();
  const route = findRoute(routes, location.pathname)?.route;
  if (!route) return null;
  const {component: Page, path, exact, strict} = route;
  return (
    <Route
      key={path}
      path={path}
      exact={exact}
      strict={strict}
      render={(props) => <Page {...props} {...extra} route={route} />}
    />
  );
}

/** Renders the route of the current address. */
export function renderRoutes(
  routes: SiteRoute[] | undefined,
  extra: Record<string, unknown> = {},
): ReactNode {
  return routes ? <Routes routes={routes} extra={extra} /> : null;
}

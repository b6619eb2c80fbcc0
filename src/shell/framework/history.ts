/** A place in the site, as React Router describes it. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
  key?: string;
}

export type To = string | Partial<Location>;
type Action = 'POP' | 'PUSH' | 'REPLACE';
type Listener = (location: Location, action: Action) => void;

export interface History {
  location: Location;
  action: Action;
  length: number;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
  listen(listener: Listener): () => void;
  createHref(location: Partial<Location>): string;
}

/** The address of a location. */
export function createPath({pathname = '/', search = '', hash = ''}: Partial<Location>): string {
  return pathname + (search && search !== '?' ? search : '') + (hash && hash !== '#' ? hash : '');
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // Not every address is well-formed; the not-found page answers those.
    return pathname;
  }
}

/** Makes a location of an address, which may be relative to the current place. */
export function createLocation(to: To, state: unknown, current: Location): Location {
  const parts = typeof to === 'string' ? to : createPath({pathname: current.pathname, ...to});
  const base = `http://site${encodeURI(current.pathname).replace(/[?#]/g, encodeURIComponent)}`;
  const url = new URL(parts || current.pathname, `${base}${current.search}`);
  return {
    pathname: decoded(url.pathname),
    search: url.search,
    hash: url.hash,
    state: state ?? (typeof to === 'string' ? undefined : to.state),
    key: Math.random().toString(36).slice(2, 8),
  };
}

/** A history that never moves: what the build renders with. */
export function createStaticHistory(pathname: string): History {
  const nothing = () => undefined;
  return {
    location: {pathname, search: '', hash: ''},
    action: 'POP',
    length: 1,
    push: nothing,
    replace: nothing,
    go: nothing,
    goBack: nothing,
    goForward: nothing,
    listen: () => nothing,
    createHref: createPath,
  };
}

interface Entry {
  key?: string;
  state?: unknown;
}

function readLocation(): Location {
  const {pathname, search, hash} = window.location;
  const {key, state} = (window.history.state ?? {}) as Entry;
  return {pathname: decoded(pathname), search, hash, state, key};
}

/** The browser's history, with listeners. */
export function createBrowserHistory(): History {
  const listeners = new Set<Listener>();
  const history: History = {
    ...createStaticHistory('/'),
    location: readLocation(),
    push: (to, state) => move('PUSH', to, state),
    replace: (to, state) => move('REPLACE', to, state),
    go: (steps) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function settle(action: Action, location: Location) {
    history.action = action;
    history.location = location;
    history.length = window.history.length;
    for (const listener of listeners) listener(location, action);
  }

  function move(action: 'PUSH' | 'REPLACE', to: To, state: unknown) {
    const location = createLocation(to, state, history.location);
    const entry: Entry = {key: location.key, state: location.state};
    const href = createPath(location);
    if (action === 'PUSH') window.history.pushState(entry, '', href);
    else window.history.replaceState(entry, '', href);
    settle(action, location);
  }

  window.addEventListener('popstate', () => settle('POP', readLocation()));
  return history;
}

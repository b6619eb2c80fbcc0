/** What a path is compared with; the site's routes are fixed paths, `*` matches all. */
export interface Pattern {
  path?: string | string[];
  exact?: boolean;
  strict?: boolean;
}

export interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string>;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

function matchOne(pathname: string, path: string, {exact, strict}: Pattern): Match | null {
  if (path === '*') return {path, url: pathname, isExact: true, params: {}};
  const wanted = strict ? path : withoutSlash(path);
  const start = pathname.slice(0, wanted.length);
  if (start.toLowerCase() !== wanted.toLowerCase()) return null;
  const rest = pathname.slice(wanted.length);
  const isExact = rest === '' || (!strict && rest === '/');
  if (!isExact && (exact || (wanted !== '/' && !rest.startsWith('/')))) return null;
  return {path, url: start, isExact, params: {}};
}

/**
 * Compares an address with a path, as React Router's function of this name does for paths without
 * parameters: whatever the case, with or without a slash at the end, `exact` or as a prefix.
 */
export function matchPath(pathname: string, pattern: Pattern | string | string[]): Match | null {
  const options = typeof pattern === 'string' || Array.isArray(pattern) ? {path: pattern} : pattern;
  for (const path of [options.path ?? []].flat()) {
    const match = matchOne(pathname, path, options);
    if (match) return match;
  }
  return null;
}

/** The match of whatever has no path of its own. */
export const rootMatch = (pathname: string): Match => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

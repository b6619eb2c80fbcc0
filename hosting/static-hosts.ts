/** Configuration of static hosts, made from the same lists as our own server. */
import type {Redirect} from '../model/links/check-redirects.ts';
import {type HeaderRule, STRICT_TRANSPORT} from './headers.ts';

/** Read by Netlify and Cloudflare Pages, and by our own server. */
export const REDIRECTS_FILE = '_redirects';

/** Canonical paths of all pages. Cloudflare Pages takes `_routes.json` for a list of its own. */
export const PAGES_FILE = '_pages.json';

const HOST_FILES = [
  '_headers',
  REDIRECTS_FILE,
  PAGES_FILE,
  '_nginx.conf',
  '_policy.txt',
  '_files.txt',
  'vercel.json',
];

/** What a build leaves for hosts, which is served to nobody: a part of a regular expression. */
export const FOR_HOSTS = HOST_FILES.join('|').replaceAll('.', '\\.');

/**
 * Writes `_redirects`: one line for each, `from to status`.
 *
 * @param redirects Rows of `content/data/redirects.ts`.
 */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 308\n`).join('');
}

/** Old addresses are typed and linked to with a slash at the end, too. */
export const withSlashes = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.flatMap(({from, to}) => [
    {from, to},
    ...(from.endsWith('/') ? [] : [{from: `${from}/`, to}]),
  ]);

/** Reads what `redirectLines` wrote: targets by path. */
export function readRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return [from, to];
    }),
  );
}

const forHosts = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map((rule) =>
    rule.paths.includes('/*') ? {...rule, headers: {...rule.headers, ...STRICT_TRANSPORT}} : rule,
  );

/**
 * Writes `_headers` of Netlify and Cloudflare Pages.
 *
 * Both join the values of a header that several blocks set, so each block takes back what it changes
 * (`! Name`, Cloudflare) before it sets it.
 */
export function headerBlocks(rules: readonly HeaderRule[]): string {
  const earlier = new Set<string>();
  return forHosts(rules)
    .flatMap(({paths, headers}) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(earlier.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      const blocks = paths.map((path) => [path, ...lines].join('\n'));
      for (const name of Object.keys(headers)) earlier.add(name);
      return blocks;
    })
    .join('\n\n')
    .concat('\n');
}

/**
 * Builds `vercel.json`. Pages are files named as their address, which `cleanUrls` serves without
 * the extension.
 *
 * @param routes Canonical paths; those that end with a slash get a redirect from the other form.
 */
export function vercelConfig(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  routes: readonly string[],
) {
  const slashes = routes
    .filter((route) => route !== '/' && route.endsWith('/'))
    .map((route) => ({from: route.slice(0, -1), to: route}));
  return {
    cleanUrls: true,
    headers: forHosts(rules).flatMap(({paths, headers}) =>
      paths.map((path) => ({
        source: path.replace(/\*$/, '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({key, value})),
      })),
    ),
    redirects: [...redirects, ...slashes].map(({from, to}) => ({
      source: from,
      destination: to,
      statusCode: 308,
    })),
  };
}

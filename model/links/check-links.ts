import path from 'node:path/posix';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../shared/problem.ts';
import {didYouMean, nearest} from '../nearest.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {bare} from '../pages/registry.ts';
import type {Site} from '../pages/site.ts';
import {type Place, placeOfNode} from '../place-of.ts';

/** Where a link leads. */
type Target =
  | {kind: 'page'; page: ParsedPage; anchor: string}
  /** Outside the site, or a route whose content isn't a page. */
  | {kind: 'other'}
  | {kind: 'wrong'; rule: string; message: string; hint: string};

const DOCS = 'content/docs/';

/** Checks that every link and anchor of every page leads somewhere. */
export function checkLinks(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    const problems: Problem[] = [];
    for (const {url, place} of linksOf(page)) {
      const target = resolveLink(url, page, site);
      const found =
        target.kind === 'wrong'
          ? target
          : target.kind === 'page'
            ? checkAnchor(target.page, target.anchor, page)
            : undefined;
      if (found) {
        const {rule, message, hint} = found;
        problems.push({file: page.file, ...place, rule, message, hint});
      }
    }
    return problems;
  });
}

/** Every link of a page, with its place. */
export function linksOf(page: ParsedPage): {url: string; place: Place}[] {
  const links: {url: string; place: Place}[] = [];
  visit(page.tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    links.push({url: node.url, place: placeOfNode(node)});
  });
  return links;
}

function checkAnchor(target: ParsedPage, anchor: string, from: ParsedPage) {
  if (anchor === '' || target.anchors.has(anchor) || target.problems.length > 0) return undefined;
  const where = target === from ? 'This page' : `${target.file}`;
  return {
    rule: 'links/unknown-anchor',
    message: `${where} has no heading with the anchor "#${anchor}".`,
    hint: didYouMean(
      anchor,
      target.anchors,
      target.anchors.size > 0
        ? `Its anchors: ${[...target.anchors].slice(0, 8).join(', ')}.`
        : 'It has no headings: link to the page itself.',
    ),
  };
}

/**
 * Finds where a link leads.
 *
 * @param url The address as written.
 * @param page The page it is written in.
 * @param site All pages.
 */
export function resolveLink(url: string, page: ParsedPage, site: Site): Target {
  if (/^(?:https|mailto):/.test(url)) return {kind: 'other'};
  if (/^http:\/\/(?:localhost|127\.0\.0\.1)/.test(url)) return {kind: 'other'};
  const [address = '', anchor = ''] = url.split('#', 2);
  if (address === '') return {kind: 'page', page, anchor};
  if (address.startsWith('/'))
    return resolveRoute(address.replace(/\?.*$/, ''), anchor, page, site);
  if (address.startsWith('pathname:///')) {
    const file = address.slice('pathname://'.length);
    // Files made after the build: the sitemap, feeds and the plain-text twins.
    if (site.staticFiles.has(file) || /\.(?:txt|md|xml|json)$/.test(file)) return {kind: 'other'};
    return wrong(
      'links/unknown-file',
      `There is no file static${file}.`,
      didYouMean(file, site.staticFiles, 'Put it there.'),
    );
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return wrong(
      'links/scheme',
      `"${url}" can't be linked to.`,
      'Use https:, or mailto: for an address.',
    );
  }
  return resolveFile(address, anchor, page, site);
}

const wrong = (rule: string, message: string, hint: string): Target => ({
  kind: 'wrong',
  rule,
  message,
  hint,
});

function resolveFile(address: string, anchor: string, page: ParsedPage, site: Site): Target {
  const file = path.join(path.dirname(page.file), address);
  const found = site.byFile.get(file);
  if (found) {
    if (found.kind === page.kind) return {kind: 'page', page: found, anchor};
    const entry = site.registry.get(found.id);
    return wrong(
      'links/between-parts',
      `"${address}" leads to another part of the site, where file links don't work.`,
      entry ? `Write ${entry.path}` : 'Write the site path.',
    );
  }
  const id = file.startsWith(DOCS) ? file.slice(DOCS.length).replace(/\.mdx?$/, '') : undefined;
  if (id !== undefined && site.registry.has(id)) {
    return wrong(
      'links/extension',
      `"${address}" has no extension.`,
      `Write ${relative(page, id)}`,
    );
  }
  const ids = [...site.registry.keys()];
  const name = path.basename(id ?? address).replace(/\.mdx?$/, '');
  const atPath = [...site.registry.values()].find((known) => bare(known.path) === `/docs/${id}`);
  const sameName = ids.filter((known) => path.basename(known) === name);
  const best = atPath?.id ?? (sameName.length === 1 ? sameName[0] : nearest(id ?? address, ids));
  return wrong(
    'links/unknown-page',
    `There is no page ${file}.`,
    best === undefined
      ? 'A page’s id is its path below content/docs.'
      : `Did you mean ${relative(page, best)}?`,
  );
}

/** The link to write in `page` to reach the docs page `id`. */
function relative(page: ParsedPage, id: string): string {
  const link = path.relative(path.dirname(page.file), `${DOCS}${id}.mdx`);
  return link.startsWith('.') ? link : `./${link}`;
}

function resolveRoute(address: string, anchor: string, page: ParsedPage, site: Site): Target {
  const route = bare(address);
  if (route === '/docs' || route.startsWith('/docs/')) {
    const entry = [...site.registry.values()].find((known) => bare(known.path) === route);
    if (!entry) {
      const paths = [...site.registry.values()].map((known) => known.path);
      return wrong(
        'links/unknown-route',
        `There is no page at ${address}.`,
        didYouMean(address, paths, 'Its path follows from the file name below content/docs.'),
      );
    }
    if (page.kind === 'docs') {
      return wrong(
        'links/absolute',
        `"${address}" names a docs page by its path.`,
        `Write ${relative(page, entry.id)}`,
      );
    }
    const target = site.docs.get(entry.id);
    return target ? {kind: 'page', page: target, anchor} : {kind: 'other'};
  }
  if (site.routes.has(route) || site.staticFiles.has(address)) return {kind: 'other'};
  // Rows of content/data/experts.ts, which the model doesn't read: a wrong one ends the build.
  if (route.startsWith('/experts/')) return {kind: 'other'};
  return wrong(
    'links/unknown-route',
    `The site has no route ${address}.`,
    didYouMean(route, site.routes, 'Lists and archives are in content/data/routes.json.'),
  );
}

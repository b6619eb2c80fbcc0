import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import {bare, type DocsPage} from '../pages/registry.ts';
import type {Site} from '../pages/site.ts';
import {type Place, TOP} from '../place-of.ts';

/** An old path and where it leads now. */
export interface Redirect {
  /** Path that was once promised, without host. */
  from: string;
  /** Path of the site, with an anchor if need be, or an https address. */
  to: string;
}

/** Where the redirects are written. */
export interface RedirectSource {
  file: string;
  text: string;
}

/**
 * Checks that redirects lead to a page in one step, and take no page's path.
 *
 * @param redirects The rows of `content/data/redirects.ts`.
 * @param source That file, to find a row's line.
 * @param site All pages.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  source: RedirectSource,
  site: Site,
): Problem[] {
  const pages = new Map<string, DocsPage>();
  for (const page of site.registry.values()) pages.set(bare(page.path), page);
  const targets = new Map(
    redirects.map(({from, to}) => [bare(from), bare(to.replace(/[?#].*$/, ''))]),
  );
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const {from, to} of redirects) {
    const problem = (rule: string, message: string, hint: string) =>
      problems.push({
        file: source.file,
        ...placeOfRedirect(from, source.text),
        rule,
        message,
        hint,
      });
    const path = bare(from);
    const target = targets.get(path) ?? '';
    if (!from.startsWith('/')) {
      problem(
        'redirects/path',
        `"${from}" isn't a path of the site.`,
        'Start with a slash, without host.',
      );
      continue;
    }
    if (seen.has(path)) {
      problem('redirects/twice', `${from} is redirected twice.`, 'Keep one of the rows.');
      continue;
    }
    seen.add(path);
    const page = pages.get(path);
    if (page || site.routes.has(path)) {
      const what = page ? `of the page "${page.id}"` : 'of a page of its own';
      problem('redirects/page', `${from} is the path ${what}.`, 'Remove the row.');
      continue;
    }
    if (/^https:\/\//.test(to)) continue;
    if (hasLoop(path, targets)) {
      problem('redirects/loop', `${from} leads back to itself.`, 'Name the page it should end at.');
    } else if (targets.has(target)) {
      const end = endOf(target, targets);
      problem(
        'redirects/chain',
        `${from} leads to ${to}, which is redirected too.`,
        `Write to: '${end}'`,
      );
    } else if (!pages.has(target) && !site.routes.has(target) && !site.staticFiles.has(target)) {
      const known = [...pages.values()].map((known) => known.path);
      const hint = didYouMean(to, [...known, ...site.routes], 'Name a page that exists.');
      problem('redirects/target', `${from} leads to ${to}, where no page is.`, hint);
    }
  }
  return problems;
}

function placeOfRedirect(from: string, text: string): Place {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line) => /\bfrom:/.test(line) && line.split(/\bto:/)[0]?.includes(`'${from}'`),
  );
  if (index === -1) return TOP;
  return {line: index + 1, column: (lines[index] ?? '').indexOf(from) + 1};
}

function hasLoop(start: string, targets: ReadonlyMap<string, string>): boolean {
  const visited = new Set<string>();
  for (let path: string | undefined = start; path !== undefined; path = targets.get(path)) {
    if (visited.has(path)) return true;
    visited.add(path);
  }
  return false;
}

function endOf(start: string, targets: ReadonlyMap<string, string>): string {
  let end = start;
  for (let next = targets.get(end); next !== undefined; next = targets.get(end)) end = next;
  return end;
}

/** What a server has to know of a finished build: read once, at its start. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {parseJson} from '../model/parse-json.ts';
import {canonicalForms} from '../shared/site-path.ts';
import {readFileList} from './file-list.ts';
import {type HeaderRule, headerRules, NEGOTIATION} from './headers.ts';
import {readPreviewFiles} from './preview-files.ts';
import {PAGES_FILE, REDIRECTS_FILE, readRedirects} from './static-hosts.ts';

/** Endings of the compressed forms of a file, by the name of their encoding. */
export const SUFFIXES = {br: '.br', gzip: '.gz'} as const;

/** A finished build, as it was when it was read. */
export interface Build {
  /** Absolute path of its folder. */
  root: string;
  /** Its files, as addresses. */
  files: ReadonlySet<string>;
  /** Canonical paths of all pages. */
  routes: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
  rules: readonly HeaderRule[];
  previewFile: ReturnType<typeof readPreviewFiles>;
  /** The page that says what isn't there, by the suffix of its form; `''` is the one that isn't compressed. */
  missing: ReadonlyMap<string, Buffer>;
}

/**
 * Reads a build.
 *
 * @param root Absolute path of the built site.
 * @throws If it holds no finished build.
 */
export function readBuild(root: string): Build {
  const files = readFileList(root);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    files,
    routes: new Set(parseJson(PAGES_FILE, read(PAGES_FILE), z.array(z.string()))),
    redirects: readRedirects(read(REDIRECTS_FILE)),
    rules: [...headerRules(read('_policy.txt').trim()), ...NEGOTIATION],
    previewFile: readPreviewFiles(root, files),
    // Read now: the page that says what isn't there has to be there when a build replaces the files.
    missing: new Map(
      ['', ...Object.values(SUFFIXES)]
        .filter((suffix) => files.has(`/404.html${suffix}`))
        .map((suffix) => [suffix, readFileSync(path.join(root, `404.html${suffix}`))]),
    ),
  };
}

/**
 * Finds the address a request should have used.
 *
 * @param pathname Requested path.
 * @returns Where a redirect leads, or the canonical path of a page; undefined if the request is canonical
 *   already or unknown.
 */
export function findTarget(
  {redirects, routes}: Pick<Build, 'redirects' | 'routes'>,
  pathname: string,
): string | undefined {
  const moved = redirects.get(pathname);
  if (moved !== undefined || routes.has(pathname)) return moved;
  return canonicalForms(pathname).find((candidate) => routes.has(candidate));
}

import type {Page} from '../../shared/page.ts';

/** A docs page that exists or is promised, as `content/manifest/docs.json` lists it. */
export interface ManifestPage {
  id: string;
  /** Site path; a promise that never changes without a redirect. */
  path: string;
  title: string;
  crumb: string;
  sidebar: Page['sidebar'];
}

/**
 * @param id Path below `content/docs` without extension.
 * @returns The site path Docusaurus gives the page when it has no `slug`: an `index` page, and a page
 *   with its folder's name, stand for the folder.
 */
export function defaultPath(id: string): string {
  const parts = id.split('/');
  const last = parts.at(-1)?.toLowerCase();
  const isIndex = last === 'index' || last === 'readme' || last === parts.at(-2)?.toLowerCase();
  if (!isIndex) return `/docs/${id}`;
  const folder = parts.slice(0, -1).join('/');
  return folder ? `/docs/${folder}/` : '/docs/';
}

/**
 * @param page A manifest entry.
 * @returns The `slug` its front matter needs, or undefined where the path follows from the id.
 */
export function neededSlug({id, path}: Pick<ManifestPage, 'id' | 'path'>): string | undefined {
  return path === defaultPath(id) ? undefined : path.slice('/docs'.length);
}

/** A path without its trailing slash: both forms are served. */
export function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

import type {ManifestPage} from './manifest.ts';
import type {ParsedPage} from './parse-page.ts';

const FOLDERS = {blog: '/blog', learn: '/learn', story: '/success-stories'} as const;

/**
 * @param page A page of the docs, the blog, the lessons or the stories.
 * @param manifest The docs pages by id.
 * @returns Its site path in canonical form; undefined for a docs page the manifest does not know.
 */
export function pathOf(
  page: Pick<ParsedPage, 'kind' | 'id' | 'data'>,
  manifest: ReadonlyMap<string, ManifestPage>,
): string | undefined {
  if (page.kind === 'docs') return manifest.get(page.id)?.path;
  const {slug} = page.data;
  const name =
    typeof slug === 'string'
      ? slug.replace(/^\//, '')
      : page.id.replace(/^\d{4}-\d\d-\d\d-/, '').replace(/\/index$/, '');
  return `${FOLDERS[page.kind]}/${name}`;
}

/** The day a post was published, as ISO date: from its front matter or its file name. */
export function publishedOn({id, data}: Pick<ParsedPage, 'id' | 'data'>): string | undefined {
  const {date} = data;
  if (date instanceof Date) return date.toISOString().slice(0, 10);
  if (typeof date === 'string') return date.slice(0, 10);
  return /^\d{4}-\d\d-\d\d/.exec(id)?.[0];
}

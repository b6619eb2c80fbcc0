import type {ParsedPage} from './parse-page.ts';
import {type DocsPage, defaultPath} from './registry.ts';

const FOLDERS = {
  blog: '/blog',
  learn: '/learn',
  course: '/learn/course',
  story: '/success-stories',
} as const;

type Named = Pick<ParsedPage, 'kind' | 'id'>;

/** The path that follows from a page's file name; its front matter may say another one. */
export function pathFromName({kind, id}: Named): string {
  if (kind === 'docs') return defaultPath(id);
  if (kind === 'course') return `${FOLDERS.course}/${id.split('/').at(-2)}`;
  const name = id.replace(/^\d{4}-\d\d-\d\d-/, '').replace(/\/index$/, '');
  return `${FOLDERS[kind]}/${name}`;
}

/**
 * @param page A page of the docs, the blog, the lessons or the stories.
 * @param registry The docs pages by id.
 * @returns Its site path in canonical form; undefined for a docs page that the registry does not know.
 */
export function pathOf(
  page: Named & Pick<ParsedPage, 'data'>,
  registry: ReadonlyMap<string, DocsPage>,
): string | undefined {
  if (page.kind === 'docs') return registry.get(page.id)?.path;
  const {slug} = page.data;
  if (typeof slug !== 'string') return pathFromName(page);
  return `${FOLDERS[page.kind]}/${slug.replace(/^\//, '')}`;
}

/** As `pathOf`, of a page that the site serves: undefined for a draft, and for one that can't be read. */
export const servedPath = (
  page: ParsedPage,
  registry: ReadonlyMap<string, DocsPage>,
): string | undefined =>
  page.problems.length > 0 || page.data.draft === true ? undefined : pathOf(page, registry);

/** The day a post was published, as ISO date: from its front matter or its file name. */
export function publishedOn({id, data}: Pick<ParsedPage, 'id' | 'data'>): string | undefined {
  const {date} = data;
  if (date instanceof Date) return date.toISOString().slice(0, 10);
  if (typeof date === 'string') return date.slice(0, 10);
  return /^\d{4}-\d\d-\d\d/.exec(id)?.[0];
}

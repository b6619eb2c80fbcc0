import {z} from 'zod';
import type {DocsPage} from './registry.ts';
import {trailOf} from './trail.ts';

/** Where the plugin leaves the facts in the built site, for `build-steps/finish.ts` to take them from there. */
export const PAGE_FACTS_FILE = '_page-facts.json';

const pageFactsSchema = z
  .object({
    /** Canonical path. */
    path: z.string(),
    /** Title, without the site's name. */
    title: z.string(),
    /** Where in the site the page is; empty if its title says it. */
    section: z.string(),
    /** What the page is in the words of schema.org: a JSON-LD document. */
    structuredData: z.string().optional(),
  })
  .strict();

/** What the end of a build has to know of a page beside its HTML. */
export type PageFacts = z.infer<typeof pageFactsSchema>;

/** What stands in `PAGE_FACTS_FILE`: the facts of each page by the file that Docusaurus writes it to. */
export const pageFactsFileSchema = z.record(pageFactsSchema);

/** What pages below these folders are; the folders' own pages are lists. */
const SECTIONS: Record<string, string> = {
  blog: 'Blog',
  docs: 'Docs',
  learn: 'Learn',
  'success-stories': 'Success story',
  templates: 'Template',
  experts: 'Expert',
  showcase: 'Showcase',
};

function sectionOf(path: string): string {
  const [folder = '', name] = path.split('/').filter(Boolean);
  return (name && SECTIONS[folder]) ?? '';
}

/**
 * Collects what the end of a build has to know of each page.
 *
 * @param titles Titles of all pages by path.
 * @param structuredData JSON-LD documents by path.
 * @param registry The docs pages by id.
 * @returns The facts by the page's file: Docusaurus writes `/docs/spring` to `docs/spring/index.html`.
 * @throws {Error} If there is structured data for a page that isn't there.
 */
export function buildPageFacts(
  titles: ReadonlyMap<string, string>,
  structuredData: ReadonlyMap<string, string>,
  registry: ReadonlyMap<string, DocsPage>,
): Record<string, PageFacts> {
  const lost = [...structuredData.keys()].find((path) => !titles.has(path));
  if (lost !== undefined) throw new Error(`The build has no page for ${lost}`);
  const docs = new Map([...registry.values()].map((page) => [page.path, page]));
  return Object.fromEntries(
    [...titles].map(([path, title]) => {
      const page = docs.get(path);
      const trail = page && trailOf(page, registry).map(({label}) => label);
      const section = trail?.join(' / ') ?? sectionOf(path);
      const file = `${path.replace(/\/?$/, '/')}index.html`.slice(1);
      return [file, {path, title, section, structuredData: structuredData.get(path)}];
    }),
  );
}

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {z} from 'zod';
import {identity} from '../config/identity.ts';
import {readLastChanges} from '../model/pages/dates.ts';
import {buildPageFacts, PAGE_FACTS_FILE} from '../model/pages/page-facts.ts';
import {readSite} from '../model/pages/site.ts';
import {buildStructuredData} from '../model/pages/structured-data.ts';
import {parseValue} from '../model/parse-json.ts';

/** The heads of all pages by path, as far as they are read here. */
type Heads = Record<string, {meta: {toComponent(): unknown}}>;

/** The elements that a head is made of; its types call them one component. */
const metaSchema = z.array(
  z.object({props: z.object({property: z.unknown(), content: z.unknown()})}),
);

/**
 * Reads the titles of all pages from what their components have put into the head.
 *
 * @param siteName Ends every title.
 * @returns The titles by path, without the site's name; the page of addresses that aren't found is left out.
 * @throws {Error} If a page has no title.
 */
export function readTitles(heads: Heads, siteName: string): Map<string, string> {
  const pages = Object.entries(heads).filter(([pathname]) => pathname !== '/404.html');
  return new Map(
    pages.map(([pathname, {meta}]) => {
      const tags = parseValue(pathname, meta.toComponent(), metaSchema);
      const title = tags.find(({props}) => props.property === 'og:title')?.props.content;
      if (typeof title !== 'string') throw new Error(`${pathname} has no og:title`);
      return [pathname, title.replace(` | ${siteName}`, '')];
    }),
  );
}

/**
 * Leaves in the build what its end puts into pages and draws on their cards. Structured data isn't part of the
 * scripts: a search engine reads it from the page, and no reader pays for it.
 */
export default function pageFacts({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-page-facts',
    getClientModules: () => [path.join(siteDir, 'src/shell/structured-data.ts')],
    async postBuild({outDir, head}) {
      const site = readSite();
      const data = buildStructuredData({
        site,
        origin: siteConfig.noIndex ? '' : siteConfig.url,
        name: siteConfig.title,
        description: identity.description,
        publisher: identity.owner,
        changes: readLastChanges(),
      });
      const facts = buildPageFacts(readTitles(head, siteConfig.title), data, site.registry);
      await writeFile(path.join(outDir, PAGE_FACTS_FILE), JSON.stringify(facts));
    },
  };
}

import type {IndexedPage, IndexedTexts} from '../../shared/search-index.ts';
import {readTemplates} from '../pages/read-templates.ts';
import {readSite} from '../pages/site.ts';
import {buildIndex, type ExtraPage} from './build-index.ts';
import {essenceOf} from './essence.ts';
import {SITE_PAGES} from './site-pages.ts';

/** A template's page, as readers look for it. */
const templatePage = ({
  id,
  name,
  summary,
  keywords,
}: {
  id: string;
  name: string;
  summary: string;
  keywords: string[];
}): ExtraPage => ({
  path: `/templates/${id}`,
  title: `${name} template`,
  section: 'Templates',
  crumbs: ['Templates'],
  description: summary,
  names: [id],
  keywords: ['template', 'starter', ...keywords],
});

/**
 * Reads all pages from disk and builds all stages of the search index.
 *
 * @param texts `whole` for a service, which readers needn't download.
 */
export function readIndex(texts: 'essence' | 'whole' = 'essence'): {
  pages: IndexedPage[];
  texts: IndexedTexts;
} {
  const index = buildIndex(readSite(), [...readTemplates().map(templatePage), ...SITE_PAGES]);
  if (texts === 'whole') return index;
  return {...index, texts: essenceOf(index.pages, index.texts)};
}

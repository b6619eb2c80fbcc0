import type {IndexedPage, IndexedTexts} from '../../shared/search-index.ts';
import {readJson} from '../io.ts';
import {readSite} from '../pages/site.ts';
import {buildIndex, type ExtraPage} from './build-index.ts';
import {SITE_PAGES} from './site-pages.ts';

interface Template {
  cliId: string;
  homePageLabel: string;
  description?: string;
}

const templatePage = ({cliId, homePageLabel, description = ''}: Template): ExtraPage => ({
  path: `/templates/${cliId}`,
  title: `${homePageLabel} template`,
  section: 'Templates',
  crumbs: ['Templates'],
  description,
  names: [cliId],
  keywords: ['template', 'starter'],
});

/** Reads all pages from disk and builds both stages of the search index. */
export function readIndex(): {pages: IndexedPage[]; texts: IndexedTexts} {
  const sidebars = readJson('content/manifest/sidebars.json') as Parameters<typeof buildIndex>[1];
  const templates = readJson('content/manifest/templates.json') as Template[];
  return buildIndex(readSite(), sidebars, [...templates.map(templatePage), ...SITE_PAGES]);
}

import {createHash} from 'node:crypto';
import {rmSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {readJson, writeText} from '../model/io.ts';
import {readSite} from '../model/pages/site.ts';
import {buildIndex, type ExtraPage} from '../model/search/build-index.ts';
import type {IndexManifest} from '../shared/search-index.ts';

/** Folder of generated files that are served as they are; a static directory of the site. */
export const GENERATED = '.cache/static';

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

function writeHashed(name: string, data: unknown): string {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `search/${name}-${hash}.json`;
  writeText(`${GENERATED}/${file}`, text);
  return `/${file}`;
}

/** Writes the embedded search index, for the dev server and the build alike. */
export default function searchIndexPlugin(): Plugin {
  return {
    name: 'site-search-index',
    loadContent() {
      rmSync(`${GENERATED}/search`, {recursive: true, force: true});
      const sidebars = readJson('content/manifest/sidebars.json') as Parameters<
        typeof buildIndex
      >[1];
      const templates = readJson('content/manifest/templates.json') as Template[];
      const {pages, texts} = buildIndex(readSite(), sidebars, templates.map(templatePage));
      const manifest: IndexManifest = {
        pages: writeHashed('pages', pages),
        texts: writeHashed('texts', texts),
      };
      writeText(`${GENERATED}/search/index.json`, JSON.stringify(manifest));
      return Promise.resolve();
    },
  };
}

import {createHash} from 'node:crypto';
import {rmSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {writeText} from '../model/io.ts';
import {readIndex} from '../model/search/read-index.ts';
import {splitPages} from '../model/search/split-pages.ts';
import {type IndexManifest, SEARCH_SECTIONS} from '../shared/search-index.ts';

/** Folder of generated files that are served as they are; a static directory of the site. */
export const GENERATED = '.cache/static';

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
      const {pages, texts} = readIndex();
      const {names, details} = splitPages(pages);
      const manifest: IndexManifest = {
        sections: SEARCH_SECTIONS.filter((section) =>
          pages.some((page) => page.section === section),
        ),
        names: writeHashed('names', names),
        details: writeHashed('details', details),
        texts: writeHashed('texts', texts),
      };
      writeText(`${GENERATED}/search/index.json`, JSON.stringify(manifest));
      return Promise.resolve(manifest);
    },
    contentLoaded({content, actions}) {
      // The page fetches the index by name as soon as a reader is about to search.
      actions.setGlobalData(content);
    },
  };
}

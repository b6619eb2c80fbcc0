import type {Plugin} from '@docusaurus/types';
import {clearGenerated, GENERATED, writeHashed} from '../model/generated.ts';
import {writeText} from '../model/io.ts';
import {readIndex} from '../model/search/read-index.ts';
import {splitPages} from '../model/search/split-pages.ts';
import {type IndexManifest, SEARCH_SECTIONS} from '../shared/search-index.ts';

/** Writes the embedded search index, for the dev server and the build alike. */
export default function searchIndexPlugin(): Plugin {
  return {
    name: 'site-search-index',
    loadContent() {
      clearGenerated('search');
      const {pages, texts} = readIndex();
      const {names, details} = splitPages(pages);
      const manifest: IndexManifest = {
        sections: SEARCH_SECTIONS.filter((section) =>
          pages.some((page) => page.section === section),
        ),
        names: writeHashed('search/names', names),
        details: writeHashed('search/details', details),
        texts: writeHashed('search/texts', texts),
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

import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';
import {readReports} from '../model/api/read-reports.ts';
import {writeText} from '../model/io.ts';
import {buildAz} from '../model/pages/a-z.ts';
import {readSite} from '../model/pages/site.ts';
import {readIndex} from '../model/search/read-index.ts';
import {GENERATED} from './search-index.ts';

/** Adds the page that lists all names from A to Z. Options, most of them, are fetched when asked for. */
export default function azPlugin(): Plugin {
  return {
    name: 'site-a-z',
    async contentLoaded({actions: {addRoute, createData}}) {
      const all = buildAz(readIndex().pages, readSite(), readReports());
      const isOption = ([, , kind]: (typeof all)[number]) => kind === 'option';
      const options = JSON.stringify(all.filter(isOption));
      const hash = createHash('sha256').update(options).digest('hex').slice(0, 10);
      // Beside the search index: both are named by their content and kept by browsers.
      writeText(`${GENERATED}/search/options-${hash}.json`, options);
      addRoute({
        path: '/docs/a-z',
        component: '@site/src/a-z/AzPage.tsx',
        exact: true,
        modules: {
          data: await createData(
            'a-z.json',
            JSON.stringify({
              options: `/search/options-${hash}.json`,
              count: all.filter(isOption).length,
              entries: all.filter((entry) => !isOption(entry)),
            }),
          ),
        },
      });
    },
  };
}

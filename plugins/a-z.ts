import type {Plugin} from '@docusaurus/types';
import {readReports} from '../model/api/read-reports.ts';
import {writeHashed} from '../model/generated.ts';
import {buildAz} from '../model/pages/a-z.ts';
import {readSite} from '../model/pages/site.ts';
import {readIndex} from '../model/search/read-index.ts';

/** Adds the page that lists all names from A to Z. Options, most of them, are fetched when asked for. */
export default function azPlugin(): Plugin {
  return {
    name: 'site-a-z',
    async contentLoaded({actions: {addRoute, createData}}) {
      const all = buildAz(readIndex().pages, readSite(), readReports());
      const isOption = ([, , kind]: (typeof all)[number]) => kind === 'option';
      const options = all.filter(isOption);
      addRoute({
        path: '/docs/a-z',
        component: '@site/src/a-z/AzPage.tsx',
        exact: true,
        modules: {
          data: await createData(
            'a-z.json',
            JSON.stringify({
              // Beside the search index: both are named by their content and kept by browsers.
              options: writeHashed('search/options', options),
              count: options.length,
              entries: all.filter((entry) => !isOption(entry)),
            }),
          ),
        },
      });
    },
  };
}

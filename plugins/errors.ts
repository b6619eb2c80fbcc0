import type {Plugin} from '@docusaurus/types';
import {listErrors, readErrorBook} from '../model/errors/read-entries.ts';
import {clearGenerated, writeHashed} from '../model/generated.ts';

/** Adds the decoder and writes the patterns it looks for, in a file that is named by its content. */
export default function errorsPlugin(): Plugin {
  return {
    name: 'site-errors',
    getPathsToWatch: () => ['content/docs/errors/*.mdx'],
    async contentLoaded({actions: {addRoute, createData}}) {
      clearGenerated('errors');
      const book = writeHashed('errors/book', readErrorBook());
      // For those that look up a message elsewhere, without the list of all entries.
      await createData('book.json', JSON.stringify({book}));
      addRoute({
        path: '/errors',
        component: '@site/src/routes/Decoder.tsx',
        exact: true,
        modules: {
          data: await createData('errors.json', JSON.stringify({book, rows: listErrors()})),
        },
      });
    },
  };
}

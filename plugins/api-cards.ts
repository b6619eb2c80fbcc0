import type {Plugin} from '@docusaurus/types';
import {readApiReports} from '../model/api/read-reports.ts';
import {writeText} from '../model/io.ts';
import {buildApiCards} from '../model/samples/api-cards.ts';
import {readApiPages} from '../model/samples/api-pages.ts';

/** Static folder for generated files; the config lists it beside `static`. */
const folder = '.cache/static/api-cards';

/** Writes the cards of the toolkit names in samples: `/api-cards/<module>.json`. */
export default function apiCards(): Plugin {
  return {
    name: 'site-api-cards',
    loadContent: async () => {
      for (const [file, cards] of buildApiCards(readApiReports(), readApiPages())) {
        writeText(`${folder}/${file}`, JSON.stringify(cards));
      }
    },
  };
}

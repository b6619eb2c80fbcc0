import type {Plugin} from '@docusaurus/types';
import {readApiReports} from '../model/api/read-reports.ts';
import {clearGenerated, GENERATED} from '../model/generated.ts';
import {writeText} from '../model/io.ts';
import {buildApiCards} from '../model/samples/api-cards.ts';
import {readApiPages} from '../model/samples/api-pages.ts';

/** Writes the cards of the toolkit names in samples: `/api-cards/<module>.json`. */
export default function apiCards(): Plugin {
  return {
    name: 'site-api-cards',
    loadContent: async () => {
      clearGenerated('api-cards');
      for (const [file, cards] of buildApiCards(readApiReports(), readApiPages())) {
        writeText(`${GENERATED}/api-cards/${file}`, JSON.stringify(cards));
      }
    },
  };
}

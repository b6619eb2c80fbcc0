import type {Plugin} from '@docusaurus/types';
import {listFiles, readJson, writeText} from '../model/io.ts';
import {buildApiCards} from '../model/samples/api-cards.ts';
import {readApiPages} from '../model/samples/api-pages.ts';
import type {ApiReport} from '../shared/api-symbol.ts';

/** Static folder for generated files; the config lists it beside `static`. */
const folder = '.cache/static/api-cards';

/** Writes the cards of the toolkit names in samples: `/api-cards/<module>.json`. */
export default function apiCards(): Plugin {
  return {
    name: 'site-api-cards',
    loadContent: async () => {
      const reports = listFiles('toolkit/api', ['.json'])
        .map((file) => readJson(file) as Partial<ApiReport>)
        .filter((report): report is ApiReport => Array.isArray(report.exports));
      for (const [file, cards] of buildApiCards(reports, readApiPages())) {
        writeText(`${folder}/${file}`, JSON.stringify(cards));
      }
    },
  };
}

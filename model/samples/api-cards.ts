import type {ApiReport} from '../../shared/api-symbol.ts';
import type {ApiPage} from './api-pages.ts';

/** What a sample shows about a toolkit name before its reader opens the page. */
export interface ApiCard {
  signature: string;
  /** One line: the description of the page. */
  purpose: string;
}

/** Signatures longer than this are cut: a card is no page. */
const longest = 400;

/**
 * Builds the cards of all documented symbols.
 *
 * @returns Cards by name, by the name of the file that holds them: `remotion__shapes.json`. A file
 *   holds one module, so that a reader loads no more than the one pointed at.
 */
export function buildApiCards(
  reports: readonly ApiReport[],
  pages: ReadonlyMap<string, ApiPage>,
): Map<string, Record<string, ApiCard>> {
  const files = new Map<string, Record<string, ApiCard>>();
  for (const {name, entryPoint, signature} of reports.flatMap((report) => report.exports)) {
    const page = pages.get(`${entryPoint}#${name}`);
    if (!page) continue;
    const file = `${entryPoint.replace('@', '').replaceAll('/', '__')}.json`;
    const cards = files.get(file) ?? {};
    cards[name] = {signature: shorten(signature), purpose: page.description};
    files.set(file, cards);
  }
  return files;
}

function shorten(signature: string): string {
  return signature.length > longest ? `${signature.slice(0, longest)}…` : signature;
}

import type {ApiReport, ApiSymbol} from '../../shared/api-symbol.ts';
import {reportFile} from '../api/read-reports.ts';
import {exists, readJson} from '../io.ts';
import {reportSchema} from '../schema/reports.ts';
import type {DocsHead} from './read-docs.ts';

/** What the cards and tables need to know of a page. */
export type Summary = Pick<DocsHead, 'id' | 'path' | 'title' | 'description' | 'api'>;

/** What a link card shows of a page. */
interface Card {
  id: string;
  path: string;
  title: string;
  description: string;
}

/** A row of an export table. */
interface ExportRow {
  name: string;
  /** Module specifier to import it from. */
  entryPoint: string;
  kind: ApiSymbol['kind'];
  deprecated: boolean;
  /** The page that documents it; the description is of the symbol, not always that of the page. */
  page?: {path: string; description: string};
}

/**
 * @param ids Page ids.
 * @param docs The docs pages by id.
 * @returns The cards of those pages, in the given order; an id that no page has is left out.
 */
export function buildCards(ids: readonly string[], docs: ReadonlyMap<string, Summary>): Card[] {
  return ids.flatMap((wanted) => {
    const summary = docs.get(wanted);
    if (!summary) return [];
    const {id, path, title, description} = summary;
    return [{id, path, title, description}];
  });
}

/**
 * @param report The API report of a package.
 * @param docs The docs pages by id.
 * @returns One row for each export; those with a page first, types last, each group by name.
 */
export function buildExportRows(
  report: ApiReport,
  docs: ReadonlyMap<string, Summary>,
): ExportRow[] {
  const pages = new Map<string, Summary>();
  for (const summary of docs.values()) {
    for (const symbol of summary.api) if (!pages.has(symbol)) pages.set(symbol, summary);
  }
  const rank = (row: ExportRow) => (row.kind === 'type' ? 2 : row.page ? 0 : 1);
  return report.exports
    .map(({name, entryPoint, kind, deprecated}): ExportRow => {
      const page = pages.get(`${entryPoint}#${name}`) ?? pages.get(`${report.package}#${name}`);
      return {
        name,
        entryPoint,
        kind,
        deprecated: deprecated ?? false,
        ...(page
          ? {page: {path: page.path, description: descriptionOf(page, name, kind, report)}}
          : {}),
      };
    })
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** A page about a component or function describes that, not the types it names after it. */
function descriptionOf(
  {api: [first], description}: Summary,
  name: string,
  kind: ApiSymbol['kind'],
  report: ApiReport,
): string {
  if (kind !== 'type') return description;
  const subject = report.exports.find((symbol) => `${symbol.entryPoint}#${symbol.name}` === first);
  if (!subject || subject.kind === 'type' || subject.name === name) return description;
  return `Type, described on the page of ${subject.name}.`;
}

/** Reads the API report of a package, or undefined if the package has no report. */
export function readReport(name: string): ApiReport | undefined {
  const file = reportFile(name);
  return exists(file) ? readJson(file, reportSchema) : undefined;
}

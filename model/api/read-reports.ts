import type {ApiMember, ApiReport, ApiSymbol} from '../../shared/api-symbol.ts';
import {listFiles, readJson, readText} from '../io.ts';
import {LINKS_FILE} from '../links/package-links.ts';
import {didYouMean} from '../nearest.ts';
import {parseJson} from '../parse-json.ts';
import {parsedOnce, remembered} from '../remembered.ts';
import {namesSchema, reportSchema} from '../schema/reports.ts';

/** All reports, and a way to find a symbol by `package#export`. */
export interface Reports {
  all: ApiReport[];
  /** Finds `remotion#spring`; a dotted export (`Series.Sequence`) is a member of the first part. */
  find(name: string): ApiSymbol | undefined;
  /** Names of the members that foreign types bring along, by type. */
  inherited: Record<string, string[]>;
  /** A hint for a symbol that doesn't exist. */
  hint(name: string): string;
}

/** Prepares reports for look-ups. */
export function indexReports(all: ApiReport[], inherited: Record<string, string[]> = {}): Reports {
  const symbols = new Map<string, ApiSymbol>();
  for (const report of all) {
    for (const symbol of report.exports) {
      symbols.set(`${symbol.entryPoint}#${symbol.name}`, symbol);
      const short = `${report.package}#${symbol.name}`;
      if (!symbols.has(short)) symbols.set(short, symbol);
    }
  }
  return {
    all,
    inherited,
    find: (name) => symbols.get(name),
    hint: (name) =>
      didYouMean(name, symbols.keys(), 'Write it as package#export; toolkit/api lists all.'),
  };
}

/** Reads the report of each package, by file name. */
export const readApiReports = (): ApiReport[] =>
  listFiles('toolkit/api', ['.json'])
    .filter((file) => !NO_REPORTS.has(file))
    .map((file) => {
      const text = readText(file);
      return parsedOnce('report', file, text, () => parseJson(file, text, reportSchema));
    });

/** Reads `toolkit/api`. */
export function readReports(): Reports {
  return indexReports(readApiReports(), readJson(INHERITED_FILE, namesSchema));
}

/** The same for those who ask for each page; "npm run api" may write them anew while the dev server runs. */
export const recentReports = remembered(readReports, 10_000);

/** Names of all members and parameters in the reports, of nested objects too. */
export function memberNames(reports: readonly ApiReport[]): Set<string> {
  const names = new Set<string>();
  const add = (members: readonly ApiMember[] = []): void => {
    for (const {name, members: nested} of members) {
      names.add(name);
      add(nested);
    }
  };
  for (const {parameters, members} of reports.flatMap((report) => report.exports)) {
    add(parameters);
    add(members);
  }
  return names;
}

/** Where the names of inherited members are kept: each foreign type once, not in every report. */
export const INHERITED_FILE = 'toolkit/api/inherited.json';

/** Where flags and commands are kept. */
export const CLI_FILE = 'toolkit/api/cli-options.json';

/** What is in the folder besides the reports. */
const NO_REPORTS = new Set([INHERITED_FILE, CLI_FILE, LINKS_FILE]);

/** File of a package's report. */
export const reportFile = (name: string): string =>
  `toolkit/api/${name.replace(/^@remotion\//, '')}.json`;

/** Text of a report, as it is committed. */
export const printReport = (report: ApiReport): string => `${JSON.stringify(report, null, 1)}\n`;

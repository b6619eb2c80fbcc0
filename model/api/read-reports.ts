import type {ApiReport, ApiSymbol} from '../../shared/api-symbol.ts';
import {listFiles, readJson} from '../io.ts';
import {didYouMean} from '../nearest.ts';

/** All reports, and a way to find a symbol by `package#export`. */
export interface Reports {
  all: ApiReport[];
  /** Finds `remotion#spring`; a dotted export (`Series.Sequence`) is a member of the first part. */
  find(name: string): ApiSymbol | undefined;
  /** A hint for a symbol that doesn't exist. */
  hint(name: string): string;
}

/** Prepares reports for look-ups. */
export function indexReports(all: ApiReport[]): Reports {
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
    find: (name) => symbols.get(name),
    hint: (name) =>
      didYouMean(name, symbols.keys(), 'Write it as package#export; toolkit/api lists all.'),
  };
}

/** Reads `toolkit/api`. */
export function readReports(): Reports {
  const files = listFiles('toolkit/api', ['.json']).filter(
    (file) => !file.endsWith('cli-options.json'),
  );
  return indexReports(files.map((file) => readJson(file) as ApiReport));
}

/** File of a package's report. */
export const reportFile = (name: string): string =>
  `toolkit/api/${name.replace(/^@remotion\//, '')}.json`;

/** Text of a report, as it is committed. */
export const printReport = (report: ApiReport): string => `${JSON.stringify(report, null, 1)}\n`;

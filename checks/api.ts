// npm run check:api: the committed API reports are those of the pinned packages. npm run api writes them.
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {ensureToolkit} from '../commands/toolkit.ts';
import {checkStale} from '../model/api/check-stale.ts';
import {extractCliOptions} from '../model/api/cli-options.ts';
import {extractReports} from '../model/api/extract.ts';
import {entryPoints} from '../model/api/packages.ts';
import {CLI_FILE, INHERITED_FILE, printReport, reportFile} from '../model/api/read-reports.ts';
import {exists, listFiles, readText, writeText} from '../model/io.ts';
import {extractPackageLinks, LINKS_FILE, printPackageLinks} from '../model/links/package-links.ts';
import type {Problem} from '../shared/problem.ts';
import {printProblems} from './print.ts';

const {
  values: {write: isWritten},
} = parseArgs({options: {write: {type: 'boolean', default: false}}});
ensureToolkit();
const started = performance.now();
const {reports, inherited} = extractReports(entryPoints());
const problems: Problem[] = [];
const files = new Map(reports.map((report) => [reportFile(report.package), printReport(report)]));
files.set(CLI_FILE, `${JSON.stringify(extractCliOptions(), null, 1)}\n`);
files.set(INHERITED_FILE, `${JSON.stringify(inherited, null, 1)}\n`);
files.set(LINKS_FILE, printPackageLinks(extractPackageLinks()));
for (const [file, text] of files) {
  if (isWritten) writeText(file, text);
  else problems.push(...checkStale(file, exists(file) ? readText(file) : undefined, text));
}
for (const file of listFiles('toolkit/api', ['.json'])) {
  if (files.has(file)) continue;
  if (isWritten) rmSync(file);
  else
    problems.push({
      file,
      line: 1,
      column: 1,
      rule: 'api/left-over-report',
      message: 'No package has this report.',
      hint: 'Run npm run api.',
    });
}
const count = reports.reduce((sum, {exports}) => sum + exports.length, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
printProblems(problems, `${reports.length} packages, ${count} exports, ${seconds} s`);

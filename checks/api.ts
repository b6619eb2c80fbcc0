// npm run check:api: the committed API reports are those of the pinned packages. npm run api writes them.

import {checkStale} from '../model/api/check-stale.ts';
import {extractReports} from '../model/api/extract.ts';
import {entryPoints} from '../model/api/packages.ts';
import {printReport, reportFile} from '../model/api/read-reports.ts';
import {exists, readText, writeText} from '../model/io.ts';
import type {Problem} from '../shared/problem.ts';
import {printProblems} from './print.ts';
import {ensureToolkit} from './toolkit.ts';

ensureToolkit();
const started = performance.now();
const reports = extractReports(entryPoints());
const problems: Problem[] = [];
for (const report of reports) {
  const file = reportFile(report.package);
  const text = printReport(report);
  if (process.argv.includes('--write')) writeText(file, text);
  else problems.push(...checkStale(file, exists(file) ? readText(file) : undefined, text));
}
const count = reports.reduce((sum, {exports}) => sum + exports.length, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
printProblems(problems, `${reports.length} packages, ${count} exports, ${seconds} s`);

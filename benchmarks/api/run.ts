// npx tsx benchmarks/api/run.ts: how long reading the public surface of all pinned packages takes.
import {performance} from 'node:perf_hooks';
import {extractCliOptions} from '../../model/api/cli-options.ts';
import {extractReports} from '../../model/api/extract.ts';
import {entryPoints} from '../../model/api/packages.ts';
import {createApiProgram} from '../../model/api/program.ts';
import {printReport} from '../../model/api/read-reports.ts';
import {machine} from '../report.ts';

function time<Value>(name: string, work: () => Value): Value {
  const start = performance.now();
  const value = work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return value;
}

console.log(machine());
const started = performance.now();
const entries = entryPoints();
const program = time(`type-checking ${entries.length} modules`, () =>
  createApiProgram(entries.map(({specifier}) => specifier)),
);
const {reports} = time('reading their exports', () => extractReports(entries, program));
const {flags, commands} = time('reading the command line', extractCliOptions);
const all = (performance.now() - started) / 1000;
const exports = reports.reduce((sum, report) => sum + report.exports.length, 0);
const bytes = reports.reduce((sum, report) => sum + printReport(report).length, 0);
console.log(
  `${reports.length} packages, ${exports} exports, ${commands.length} commands, ${flags.length} flags: ${all.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB of reports`,
);
console.log(`peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);

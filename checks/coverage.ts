// npm run check:coverage: which of the manifest's pages exist, by sidebar and section; --summary prints one line.

import {readReports} from '../model/api/read-reports.ts';
import {
  type Count,
  listMissing,
  measureCoverage,
  measureExports,
  summarizeCoverage,
} from '../model/pages/coverage.ts';
import {readSite} from '../model/pages/site.ts';

const site = readSite();
const coverage = measureCoverage(site);

function table(title: string, rows: readonly Count[]): void {
  console.log(`\n${title}`);
  for (const {name, written, all} of rows) {
    const percent = `${Math.round((written / all) * 100)} %`.padStart(6);
    console.log(`  ${`${written}/${all}`.padStart(8)}${percent}  ${name}`);
  }
}

function details(): void {
  table('By sidebar', coverage.sidebars);
  table('By section', coverage.sections);
  const packages = measureExports(site, readReports().all).filter(({all}) => all > 0);
  table('Exports with a page, by package', packages);
  console.log('\nExports without a page');
  for (const line of listMissing(packages)) console.log(`  ${line}`);
  if (coverage.wanted.length > 0) {
    console.log('\nMost wanted pages (links that wait)');
    for (const {id, links} of coverage.wanted.slice(0, 15)) {
      console.log(`  ${String(links).padStart(8)}  ${id}`);
    }
  }
}

if (!process.argv.includes('--summary')) details();
console.log(`${summarizeCoverage(coverage)}.`);

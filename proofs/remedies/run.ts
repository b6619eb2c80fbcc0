// npm run proofs:remedies [-- page … | --again | --check]: does what pages warn of, in Chromium and in projects, then what they
// advise, and keeps what was seen of both. Needs the packages of the guides.
import {mkdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {printProblems} from '../../checks/print.ts';
import {writeText} from '../../model/io.ts';
import {refuseUnknown} from '../../model/refuse-unknown.ts';
import {makeMedia} from '../scripts/media.ts';
import {requireGuidesOf, toolkitVersion} from '../versions.ts';
import {replayInBrowser} from './browser.ts';
import {replayProject} from './project.ts';
import {reasons} from './reasons.ts';
import {
  type Case,
  caseOf,
  checkRemedies,
  isCured,
  RESULTS,
  readRecords,
  recordOf,
} from './records.ts';
import {isInBrowser} from './row.ts';
import {browserRows} from './rows/browser.tsx';
import {projectRows} from './rows/project.ts';

const {values, positionals} = parseArgs({
  options: {again: {type: 'boolean', default: false}, check: {type: 'boolean', default: false}},
  allowPositionals: true,
});
const version = toolkitVersion();
const cases = [...browserRows, ...projectRows].map(caseOf);
refuseUnknown(
  positionals,
  cases.map(({row}) => row.page),
);
const records = readRecords();
const waiting = cases.filter(({row, hash}) => {
  const old = recordOf(row, records);
  const isNew = old?.hash !== hash || old.version !== version || !old.cured;
  return (positionals.length === 0 || positionals.includes(row.page)) && (values.again || isNew);
});

/** Keeps what was seen; records of rows that are no more go. */
function keep(one: Case, problem: string, remedy: string): void {
  const {page, mistake} = one.row;
  const cured = isCured(one, problem, remedy);
  // What a command says last is what counts.
  const short = (text: string) => text.trim().slice(-300);
  const record = {
    ...{page, mistake, version, hash: one.hash},
    ...{problem: short(problem), remedy: short(remedy), cured},
  };
  const old = recordOf(one.row, records);
  if (old) Object.assign(old, record);
  else records.push(record);
  const kept = cases.flatMap(({row}) => recordOf(row, records) ?? []);
  writeText(RESULTS, `${JSON.stringify(kept, null, 1)}\n`);
  console.log(`${cured ? 'cured ' : 'FAILS '} ${page}: ${mistake}`);
  if (!cured) console.log(`  mistake: ${problem.slice(-900)}\n  remedy: ${remedy.slice(-900)}`);
}

if (!values.check && waiting.length > 0) {
  requireGuidesOf(version);
  const work = path.join(tmpdir(), `proofs-remedies-${process.pid}`);
  const media = path.join(work, 'media');
  mkdirSync(work, {recursive: true});
  await makeMedia(media);
  const inBrowser = waiting.filter(({row}) => isInBrowser(row));
  if (inBrowser.length > 0)
    await replayInBrowser(inBrowser, path.join(work, 'bundle'), media, keep);
  for (const one of waiting) {
    if (isInBrowser(one.row)) continue;
    keep(one, ...(await replayProject(one, one.row, path.join(work, 'project'), media)));
  }
  rmSync(work, {recursive: true, force: true});
}
const {problems, counts} = checkRemedies(cases, reasons, readRecords(), version);
printProblems(
  problems,
  `${counts.candidates} remedies on pages: ${counts.replayed} replayed by ${cases.length} rows, ${counts.excused} with a reason`,
);
process.exit();

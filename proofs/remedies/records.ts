import {z} from 'zod';
import {shortHash} from '../../model/generated.ts';
import {exists, readJson, readText} from '../../model/io.ts';
import type {Problem} from '../../shared/problem.ts';
import {checkVersions} from '../versions.ts';
import {type Candidate, fencesOf, readCandidates} from './find.ts';
import type {Reason} from './reasons.ts';
import {isInBrowser, type Remedy, type Wrong} from './row.ts';

/** What the last runs saw; committed, so that a changed page is noticed. */
export const RESULTS = 'proofs/remedies/results.json';

const recordSchema = z.object({
  page: z.string(),
  mistake: z.string(),
  /** Of the toolkit that it was seen with. */
  version: z.string(),
  /** Of both codes and of how they were looked at. */
  hash: z.string(),
  /** What was seen of the mistake. */
  problem: z.string(),
  /** What was seen of the remedy. */
  remedy: z.string(),
  cured: z.boolean(),
});
type RemedyRecord = z.infer<typeof recordSchema>;

/** @returns What earlier runs saw. Throws if the file isn't what a run writes. */
export const readRecords = (): RemedyRecord[] =>
  exists(RESULTS) ? readJson(RESULTS, recordSchema.array()) : [];

/** The record of a row, or undefined if it was never replayed. */
export const recordOf = (
  {page, mistake}: Remedy,
  records: readonly RemedyRecord[],
): RemedyRecord | undefined => records.find((one) => one.page === page && one.mistake === mistake);

/** A row with its two codes, and what of the page it is about. */
export interface Case {
  row: Remedy;
  wrong: string;
  right: string;
  /** What stands on the page; more than one where the mistake is shown too. */
  about: Candidate[];
  hash: string;
}

/** The only fence of a page that has these words. Throws if there is none, or more. */
function only(texts: readonly Candidate[], words: string, page: string): Candidate {
  const found = texts.filter(({text}) => text.includes(words));
  const [first] = found;
  if (!first || found.length > 1)
    throw new Error(`${page} has ${found.length} fences with “${words}”.`);
  return first;
}

/** Code with lines that are added and taken out, after that or before. */
const lines = (code: string, isBefore: boolean): string =>
  code
    .split('\n')
    .filter((line) => !line.includes(isBefore ? '[!code ++]' : '[!code --]'))
    .map((line) => line.replace(/ ?(?:\/\/|\{\/\*) \[!code (?:--|\+\+)\](?: \*\/\})?/, ''))
    .join('\n');

function wrongCode(wrong: Wrong, remedy: Candidate, right: string, shown?: Candidate): string {
  if (wrong === 'removed lines') return lines(remedy.text, true);
  if ('code' in wrong) return wrong.code;
  if ('fence' in wrong) return shown?.text ?? '';
  return wrong.replace.reduce((code, [from, to]) => {
    if (!code.includes(from)) throw new Error(`${remedy.page}: “${from}” is not in the remedy.`);
    return code.replaceAll(from, to);
  }, right);
}

/** A row with the codes as its page has them now. Throws if the page doesn't have them. */
export function caseOf(row: Remedy): Case {
  const texts = fencesOf(row.page, readText(`content/docs/${row.page}.mdx`));
  const remedy = only(texts, row.fence, row.page);
  const words = typeof row.wrong === 'object' && 'fence' in row.wrong ? row.wrong.fence : undefined;
  const mistake = words ?? row.shows;
  const shown = mistake === undefined ? undefined : only(texts, mistake, row.page);
  const here = (code: string) =>
    (row.change ?? []).reduce((text, [from, to]) => text.replaceAll(from, to), code);
  const add = row.add ? `\n${row.add}\n` : '';
  const right = row.remedy ?? lines(remedy.text, false);
  const wrong = wrongCode(row.wrong, remedy, right, shown);
  const [look, beside] = isInBrowser(row) ? [row.look, row.beside] : [row.project, row.given];
  const parts = [
    here(wrong),
    here(right),
    add,
    `${look}`,
    JSON.stringify(beside),
    row.problem,
    row.gone,
  ];
  const hash = shortHash(parts.map(String).join('\n'), 16);
  return {
    row,
    wrong: here(wrong) + add,
    right: here(right) + add,
    about: shown ? [remedy, shown] : [remedy],
    hash,
  };
}

/** Tells whether the problem was there, and is gone. */
export const isCured = ({row}: Case, problem: string, remedy: string): boolean =>
  row.problem.test(problem) && !row.problem.test(remedy) && row.gone.test(remedy);

/** How many candidates were replayed, and how many have a reason instead. */
export interface Counts {
  candidates: number;
  replayed: number;
  excused: number;
}

/**
 * Holds what was replayed against the pages as they are.
 *
 * @param version Of the toolkit as it is installed.
 * @returns Candidates without a row or a reason, records that are old, remedies that don't help, reasons for nothing.
 */
export function checkRemedies(
  cases: readonly Case[],
  reasons: readonly Reason[],
  records: readonly RemedyRecord[],
  version: string,
  candidates: readonly Candidate[] = readCandidates(),
): {problems: Problem[]; counts: Counts} {
  const again = 'Run npm run proofs:remedies, and commit the results.';
  const stale = {file: RESULTS, rule: 'remedies/stale', hint: again};
  const problems = checkVersions(stale, records, version);
  const add = (file: string, line: number, rule: string, message: string, hint?: string) =>
    problems.push({file, line, column: 1, rule: `remedies/${rule}`, message, hint});
  for (const {row, hash, about} of cases) {
    const line = about[0]?.line ?? 1;
    const file = `content/docs/${row.page}.mdx`;
    const record = recordOf(row, records);
    if (record?.hash !== hash)
      add(file, line, 'new', `“${row.mistake}” was not replayed as it is now.`, again);
    else if (!record.cured) add(file, line, 'fails', `“${row.mistake}” is not cured.`);
  }
  const replayed = new Set(cases.flatMap(({about}) => about.map(keyOf)));
  const open = candidates.filter((candidate) => !replayed.has(keyOf(candidate)));
  const fits = (reason: Reason, {page, text}: Candidate) =>
    reason.page.test(page) && (reason.text?.test(text) ?? true);
  for (const candidate of open) {
    if (!reasons.some((reason) => fits(reason, candidate)))
      add(
        `content/docs/${candidate.page}.mdx`,
        candidate.line,
        'unproven',
        'is a remedy that nothing replays.',
        'Add a row in proofs/remedies/rows/, or a reason in proofs/remedies/reasons.ts.',
      );
  }
  for (const reason of reasons) {
    if (!open.some((candidate) => fits(reason, candidate)))
      add('proofs/remedies/reasons.ts', 1, 'reason', `${reason.page} excuses nothing.`);
  }
  const counts = {
    candidates: new Set([...replayed, ...candidates.map(keyOf)]).size,
    replayed: replayed.size,
    excused: open.length,
  };
  return {problems, counts};
}

const keyOf = ({page, line}: Candidate): string => `${page}:${line}`;

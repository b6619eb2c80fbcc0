import {createHash} from 'node:crypto';
import type {Problem} from '../../shared/problem.ts';
import {exists, readJson, writeText} from '../io.ts';
import type {ParsedPage} from './parse-page.ts';

/** When a page's content last changed: `content/data/last-changes.json`, by source file. */
export type LastChanges = Record<string, {date: string; hash: string}>;

const FILE = 'content/data/last-changes.json';

/** Reads the recorded changes; empty before the first `npm run dates`. */
export function readLastChanges(): LastChanges {
  if (!exists(FILE)) return {};
  return Object.fromEntries(
    Object.entries(readJson(FILE) as Record<string, string>).map(([file, value]) => {
      const [date = '', hash = ''] = value.split(' ');
      return [file, {date, hash}];
    }),
  );
}

/** Writes the record, one row a line, so that parallel branches merge. */
export function writeLastChanges(changes: LastChanges): void {
  const rows = Object.entries(changes).map(([file, {date, hash}]) => [file, `${date} ${hash}`]);
  writeText(FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

/** A short fingerprint of what a reader sees; white space at line ends doesn't count. */
export function hashPage(source: string): string {
  const content = source
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * @param pages All pages.
 * @param known The recorded changes.
 * @param today ISO date for pages that are new or differ.
 * @returns The record for exactly these pages, sorted.
 */
export function updateDates(
  pages: readonly Pick<ParsedPage, 'file' | 'source'>[],
  known: LastChanges,
  today: string,
): LastChanges {
  const entries = pages.map(({file, source}): [string, LastChanges[string]] => {
    const hash = hashPage(source);
    const old = known[file];
    return [file, old?.hash === hash ? old : {date: today, hash}];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Checks that the recorded dates belong to the pages as they are. */
export function checkDates(
  pages: readonly Pick<ParsedPage, 'file' | 'source'>[],
  known: LastChanges,
): Problem[] {
  const files = new Set(pages.map(({file}) => file));
  const problem = (file: string, message: string): Problem => ({
    file,
    line: 1,
    column: 1,
    rule: 'content/stale-date',
    message,
    hint: 'Run: npm run dates',
  });
  const stale = pages.flatMap(({file, source}) => {
    const entry = known[file];
    if (!entry) return [problem(file, 'The page has no date of its last change.')];
    if (entry.hash === hashPage(source)) return [];
    return [problem(file, `The page changed after ${entry.date}, its recorded date.`)];
  });
  const gone = Object.keys(known)
    .filter((file) => !files.has(file))
    .map((file) => problem(file, 'A date is recorded for a page that does not exist.'));
  return [...stale, ...gone];
}

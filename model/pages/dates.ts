import {z} from 'zod';
import type {Problem} from '../../shared/problem.ts';
import {shortHash} from '../generated.ts';
import {exists, readJson, writeText} from '../io.ts';
import {pathFromName, pathOf} from './page-path.ts';
import type {ParsedPage} from './parse-page.ts';
import type {DocsPage} from './registry.ts';

/**
 * When a page's content last changed, and where it was served then: `content/data/last-changes.json`,
 * by source file. A path that follows from the file's name isn't written down.
 */
export type LastChanges = Record<string, {date: string; hash: string; path?: string}>;

/** Day, fingerprint of the text, and the path if it doesn't follow from the file's name. */
const changesSchema = z.record(z.string().regex(/^\d{4}-\d\d-\d\d [0-9a-f]{12}(?: \/\S*)?$/));

/** Where the changes are recorded. */
export const CHANGES_FILE = 'content/data/last-changes.json';

/** Reads the recorded changes; empty before the first `npm run dates`. */
export function readLastChanges(): LastChanges {
  if (!exists(CHANGES_FILE)) return {};
  return Object.fromEntries(
    Object.entries(readJson(CHANGES_FILE, changesSchema)).map(([file, value]) => {
      const [date = '', hash = '', path] = value.split(' ');
      return [file, path === undefined ? {date, hash} : {date, hash, path}];
    }),
  );
}

/** Writes the record, one row a line, so that parallel branches merge. */
export function writeLastChanges(changes: LastChanges): void {
  const rows = Object.entries(changes).map(([file, {date, hash, path}]) => [
    file,
    [date, hash, path].join(' ').trimEnd(),
  ]);
  writeText(CHANGES_FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

/** A short fingerprint of what a reader sees; white space at line ends doesn't count. */
export function hashPage(source: string): string {
  const content = source
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
  return shortHash(content, 12);
}

/** The path of a page, if it doesn't follow from its file's name. */
function ownPath(page: ParsedPage, registry: ReadonlyMap<string, DocsPage>): string | undefined {
  const path = pathOf(page, registry);
  return path === pathFromName(page) ? undefined : path;
}

/**
 * @param pages All pages.
 * @param registry The docs pages by id.
 * @param known The recorded changes.
 * @param today ISO date for pages that are new or differ.
 * @returns The record for exactly these pages, sorted.
 */
export function updateDates(
  pages: readonly ParsedPage[],
  registry: ReadonlyMap<string, DocsPage>,
  known: LastChanges,
  today: string,
): LastChanges {
  const entries = pages.map((page): [string, LastChanges[string]] => {
    const {file, source} = page;
    const hash = hashPage(source);
    const old = known[file];
    const path = ownPath(page, registry);
    const date = old?.hash === hash ? old.date : today;
    return [file, path === undefined ? {date, hash} : {date, hash, path}];
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

import {z} from 'zod';
import {
  ERROR_PLACES,
  type ErrorBook,
  type ErrorEntry,
  type ErrorPlace,
} from '../../shared/error-entry.ts';
import {patternParts} from '../../shared/error-matcher.ts';
import {listFiles, readJson, readText} from '../io.ts';
import {type ParsedPage, pageOfFile} from '../pages/parse-page.ts';
import {errorSchema} from '../schema/front-matter.ts';

const FOLDER = 'content/docs/errors/';

/** Written by `npm run check:errors -- --write`, as the site is built without the packages that say it. */
export const WHOLE_FILE = 'toolkit/messages.json';

/** Tells whether a docs page is an entry of the error reference; the index of entries isn't one. */
export function isErrorPage(id: string): boolean {
  return id.startsWith('errors/') && id !== 'errors/index';
}

const list = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);
const isPlace = (place: string): place is ErrorPlace => place in ERROR_PLACES;

/**
 * @param page A page of the folder of entries.
 * @returns The entry, or undefined if its front matter isn't right, which the content check reports.
 */
export function entryOf({id, data}: Pick<ParsedPage, 'id' | 'data'>): ErrorEntry | undefined {
  const parsed = errorSchema.safeParse(data);
  if (!parsed.success) return undefined;
  const {title, description, pattern, thrown, where, wraps} = parsed.data;
  return {
    slug: id.slice('errors/'.length),
    title,
    description,
    where: list(where).filter(isPlace),
    thrown: list(thrown),
    patterns: list(pattern).map(patternParts),
    wraps: wraps ?? false,
  };
}

/** Reads the entries' pages from disk, by file name; names that begin with "_" are notes for writers. */
export function readErrorPages(): ParsedPage[] {
  return listFiles(FOLDER, ['.mdx'])
    .filter((file) => !/\/_/.test(file))
    .map((file) => pageOfFile(file, readText(file)))
    .filter(({id}) => isErrorPage(id));
}

/** All entries, for the decoder, search and the checks. */
export function readErrorBook(): ErrorBook {
  return {entries: readErrorPages().flatMap((page) => entryOf(page) ?? [])};
}

/** Titles begin with quotes and brackets, which have no place in the alphabet. */
const sortKey = (title: string): string => title.replace(/^[^a-z]+/i, '');

/** What the index shows of each entry, by title. */
export function listErrors(): Pick<ErrorEntry, 'slug' | 'title' | 'where' | 'thrown'>[] {
  return readErrorBook()
    .entries.map(({slug, title, where, thrown}) => ({slug, title, where, thrown}))
    .sort((a, b) => sortKey(a.title).localeCompare(sortKey(b.title), 'en'));
}

/** @returns What packages say where a pattern is only a part of it, by the message as the pattern has it. */
export const readWholeMessages = (): Record<string, string> =>
  readJson(WHOLE_FILE, z.record(z.string(), z.string()));

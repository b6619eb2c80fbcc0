import type {ErrorBook, ErrorEntry} from '../../shared/error-entry';
import {
  mixedVersions,
  type OwnFrame,
  ownFrames,
  type SeenVersion,
  seenVersions,
} from '../../shared/error-log';
import {createMatcher, type ErrorHit, type ErrorMatcher} from '../../shared/error-matcher';
import type {NearEntry} from '../../shared/error-nearest';
import {fetchJson} from '../outside/fetch-json';
import {isText, listOf, objectOf} from '../outside/shape';

/** So much of a text is read: its end, where a program says why it gives up. */
export const LONGEST_TEXT = 200_000;

/** Lines of the text, from 1, that a message is on. */
interface LineRange {
  first: number;
  last: number;
}

/** What was found in a text. */
export interface Decoded {
  hits: {hit: ErrorHit; heading: string; lines: LineRange; excerpt: Excerpt}[];
  /** Where no message was found that names a reason: entries about something near. */
  near: NearEntry[];
  versions: SeenVersion[];
  mixed: string[];
  frames: OwnFrame[];
  /** How many characters at the beginning weren't read. */
  skipped: number;
}

/** A message with the text around it on its lines. */
interface Excerpt {
  before: string;
  marked: string;
  after: string;
}

const LONGEST_EXCERPT = 400;
/** Such a value is a part of its message. */
const LONGEST_VALUE = 80;

const isEntry = objectOf<Pick<ErrorEntry, 'slug' | 'title' | 'description' | 'patterns'>>({
  slug: isText,
  title: isText,
  description: isText,
  patterns: listOf(listOf(isText)),
});
/** What would break the search; all else of an entry is only shown. */
const isBook = (value: unknown): value is ErrorBook =>
  objectOf<{entries: unknown[]}>({entries: listOf(isEntry)})(value);

/** Loads the entries and prepares them for searching. */
export async function loadMatcher(address: string): Promise<ErrorMatcher> {
  return createMatcher((await fetchJson(address, isBook)).entries);
}

/** Reads a pasted text; nothing of it leaves the page. */
export function decode(matcher: ErrorMatcher, pasted: string): Decoded {
  const skipped = Math.max(0, pasted.length - LONGEST_TEXT);
  const text = pasted.slice(skipped);
  const versions = seenVersions(text);
  const hits = matcher.find(text);
  return {
    hits: hits.map((hit) => {
      const excerpt = excerptOf(text, hit);
      const heading = headingOf(hit.entry.title, excerpt.marked);
      return {hit, heading, lines: linesOf(text, hit), excerpt};
    }),
    near: matcher.nearest(text, hits),
    versions,
    mixed: mixedVersions(versions),
    frames: ownFrames(text),
    skipped,
  };
}

/** A message without what differs between two of its kind: what is in quotes, and numbers. */
const kindOf = (message: string): string =>
  message
    .replace(/(["'`])[^"'`]*["'`]/g, '…')
    .replace(/\d[\w.]*/g, '…')
    .trim();

/** A title that is the message with the values of somebody else is given those of the text. */
const headingOf = (title: string, found: string): string =>
  kindOf(title) === kindOf(found) ? found.trim() : title;

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function linesOf(text: string, {start, end}: ErrorHit): LineRange {
  const first = countLines(text.slice(0, start));
  return {first, last: first + countLines(text.slice(start, end)) - 1};
}

/** The value that a text begins with: `28000ms` behind “not cleared after”, a name in quotes behind “but got”. */
const valueAt = (text: string): string =>
  /^:? *(?:"[^"]*"|'[^']*'|`[^`]*`|-?\d[\w.%]*(?<!\.))/.exec(text)?.[0] ?? '';

function excerptOf(text: string, {start, end}: ErrorHit): Excerpt {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const close = end + valueAt(text.slice(end, Math.min(to, end + LONGEST_VALUE))).length;
  const marked = text.slice(start, Math.min(close, start + LONGEST_EXCERPT));
  return {
    before: plain(text.slice(Math.max(from, start - 80), start)),
    marked: plain(marked) + (close > start + LONGEST_EXCERPT ? ' …' : ''),
    after: plain(text.slice(close, Math.min(to, close + 160))),
  };
}

/** Without colors. */
const plain = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what is removed.
  text.replace(/\u001b\[[\d;?]*[A-Za-z]/g, '');

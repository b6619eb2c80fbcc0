import path from 'node:path/posix';
import type {ErrorEntry, InternalMessage} from '../../shared/error-entry.ts';
import {createMatcher, SHORTEST_PART, VALUE_MARK} from '../../shared/error-matcher.ts';
import type {Problem} from '../../shared/problem.ts';
import {isToolkitPackage} from '../../shared/toolkit-packages.ts';

import {linksOf} from '../links/check-links.ts';
import {cardsOn} from '../pages/attribute-of.ts';
import {listOf} from '../pages/front-matter.ts';
import {identifyPage} from '../pages/page-file.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {placeOfKey} from '../place-of.ts';
import {entryOf} from './read-entries.ts';
import type {ToolkitMessage} from './read-messages.ts';
import {VALUE} from './text-of.ts';

/** What became of each message. */
interface Claims {
  claimed: Map<ToolkitMessage, string[]>;
  internal: Map<ToolkitMessage, string>;
  missing: ToolkitMessage[];
  problems: Problem[];
}

const INTERNAL_PLACE = {file: 'content/data/internal-messages.ts', line: 1};

/** The package of the toolkit that an entry names: `remotion` of `remotion#interpolate`. */
function packageOf(thrown: string): string | undefined {
  const [name = ''] = thrown.split('#');
  return isToolkitPackage(name) ? name : undefined;
}

/**
 * A message as it would look in a log, with a mark in place of each value. Where the words alone are
 * too common ("mismatch"), a pattern may go on with the function that the stack names below them.
 */
const sampleOf = ({text, within}: {text: string; within?: string}): string =>
  text.replaceAll(VALUE, VALUE_MARK) + (within === undefined ? '' : `\n    at ${within} (`);

/** A message as people read it. */
export const shownText = (text: string): string =>
  text.replaceAll(VALUE, '…').replace(/\s+/g, ' ').trim();

/**
 * Holds entries and messages against each other, in both directions: each message is claimed by an
 * entry or known as internal, and each pattern is a message of the packages it names.
 *
 * @param messages What the packages can say.
 * @param pages Pages of the entries.
 * @param internals Messages that no reader meets.
 * @param placeOfRow Finds the file and line of such a row.
 * @param idOf Finds the docs page at a site path.
 */
export function checkErrors(
  messages: readonly ToolkitMessage[],
  pages: readonly ParsedPage[],
  internals: readonly InternalMessage[],
  placeOfRow: (row: InternalMessage) => {file: string; line: number} = () => INTERNAL_PLACE,
  idOf: (path: string) => string | undefined = () => undefined,
): Claims {
  const entries = pages.flatMap((page) => {
    const entry = entryOf(page);
    return entry ? [{page, entry, packages: packagesOf(entry)}] : [];
  });
  // Each pattern by itself: that it matches says nothing about its neighbors.
  const patterns = entries.flatMap(({page, entry, packages}) =>
    entry.patterns.map((parts, index) => ({
      page,
      index,
      packages,
      entry: {...entry, patterns: [parts]},
      met: new Set<string>(),
    })),
  );
  const byEntry = new Map(patterns.map((item) => [item.entry, item]));
  const matcher = createMatcher(patterns.map(({entry}) => entry));
  const known = internalMatcher(internals);
  const claims: Claims = {claimed: new Map(), internal: new Map(), missing: [], problems: []};
  for (const message of messages) {
    const owners = matcher.find(sampleOf(message)).flatMap(({entry}) => {
      const item = byEntry.get(entry);
      if (!item?.packages.includes(message.package)) return [];
      item.met.add(message.package);
      return [entry.slug];
    });
    const reason = known.reasonOf(message.package, shownText(message.text));
    if (owners.length > 0) claims.claimed.set(message, [...new Set(owners)]);
    if (reason !== undefined) claims.internal.set(message, reason);
    else if (owners.length === 0) claims.missing.push(message);
  }
  claims.problems = [
    ...patterns.flatMap(checkPattern),
    ...entries.flatMap((item) => checkThrown(item, patterns)),
    ...checkAddresses(claims, pages, idOf),
    ...known.unused().map((row) => ({
      ...placeOfRow(row),
      column: 1,
      rule: 'errors/no-such-message',
      message: `${row.package} has no message “${row.message}”.`,
      hint: 'Remove the row, or write the message as npm run check:errors prints it.',
    })),
  ];
  return claims;
}

/** An entry with its page and the packages of the toolkit that it names. */
interface Entry {
  page: ParsedPage;
  entry: ErrorEntry;
  packages: string[];
}

/** One pattern of an entry, as an entry with that pattern alone. */
interface Pattern extends Entry {
  index: number;
  /** Packages that have a message with it. */
  met: Set<string>;
}

/** A pattern is long enough to say something, and in a message of a package that the entry names. */
function checkPattern({page, index, entry, packages, met}: Pattern): Problem[] {
  const place = {file: page.file, ...placeOfKey(page, 'pattern')};
  const longest = Math.max(0, ...(entry.patterns[0] ?? []).map((part) => part.length));
  const name = `Pattern ${index + 1}`;
  if (longest < SHORTEST_PART) {
    return [
      {
        ...place,
        rule: 'errors/short-pattern',
        message: `${name} has no part of ${SHORTEST_PART} characters, white space and quotes not counted.`,
        hint: 'Take in more of the message.',
      },
    ];
  }
  if (packages.length === 0 || met.size > 0 || hasForeign(entry)) return [];
  return [
    {
      ...place,
      rule: 'errors/no-such-message',
      message: `${name} is in no message of ${packages.join(', ')}.`,
      hint: 'Compare it with the source: npm run check:errors -- --missing <package>; … stands for a value.',
    },
  ];
}

/** Each package that an entry names has a message with one of its patterns. */
function checkThrown({page, entry, packages}: Entry, patterns: readonly Pattern[]): Problem[] {
  const own = patterns.filter(({entry: {slug}}) => slug === entry.slug);
  return packages
    .filter((name) => !own.some(({met}) => met.has(name)))
    .map((name) => ({
      file: page.file,
      ...placeOfKey(page, 'thrown'),
      rule: 'errors/not-thrown-there',
      message: `${name} has no message with a pattern of this entry.`,
      hint: 'Remove it from thrown, or add the pattern of its message.',
    }));
}

/** Ids of the docs pages that an entry leads to: by its links, its cards, and what it names as related. */
function leadsTo(page: ParsedPage): Set<string> {
  const linked = linksOf(page).flatMap(({url}) => {
    const file = path.join(path.dirname(page.file), url.replace(/#.*$/, ''));
    return identifyPage(file)?.id ?? [];
  });
  return new Set([...linked, ...cardsOn(page.tree), ...listOf(page.data.related)]);
}

/** The address that a message prints, and the entry, which is found by pasting, have to lead to each other. */
function checkAddresses(
  {claimed}: Claims,
  pages: readonly ParsedPage[],
  idOf: (path: string) => string | undefined,
): Problem[] {
  const bySlug = new Map(pages.map((page) => [page.id.replace('errors/', ''), page]));
  const wanted = new Map<ParsedPage, Set<string>>();
  for (const [{text}, slugs] of claimed) {
    for (const [, address = ''] of text.matchAll(/remotion\.dev(\/docs\/[\w./-]*\w)/g)) {
      const id = idOf(address);
      const [page] = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
      if (id === undefined || !page) continue;
      if (!leadsTo(page).has(id)) wanted.set(page, (wanted.get(page) ?? new Set()).add(id));
    }
  }
  return [...wanted].map(([page, ids]) => ({
    file: page.file,
    ...placeOfKey(page, 'related', 'pattern'),
    rule: 'errors/address',
    message: `The message sends readers to the page ${[...ids].join(', ')}, to which the entry doesn't lead.`,
    hint: 'Link to it from the text, or name it in related.',
  }));
}

const packagesOf = ({thrown}: ErrorEntry): string[] => [
  ...new Set(thrown.flatMap((item) => packageOf(item) ?? [])),
];

const hasForeign = ({thrown}: ErrorEntry): boolean =>
  thrown.some((item) => packageOf(item) === undefined);

function internalMatcher(rows: readonly InternalMessage[]) {
  const used = new Set<InternalMessage>();
  const byPackage = new Map<string, InternalMessage[]>();
  for (const row of rows) byPackage.set(row.package, [...(byPackage.get(row.package) ?? []), row]);
  return {
    reasonOf(name: string, text: string): string | undefined {
      const row = byPackage.get(name)?.find(({message}) => text === message);
      if (row) used.add(row);
      return row?.reason;
    },
    unused: () => rows.filter((row) => !used.has(row)),
  };
}

import type {ErrorEntry, InternalMessage} from '../../shared/error-entry.ts';
import {createMatcher, SHORTEST_PART, VALUE_MARK} from '../../shared/error-matcher.ts';
import type {Problem} from '../../shared/problem.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
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
  return name === 'remotion' || name.startsWith('@remotion/') ? name : undefined;
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
 * @param placeOf Finds the file and line of such a row.
 * @param idOf Finds the docs page at a site path.
 */
export function checkErrors(
  messages: readonly ToolkitMessage[],
  pages: readonly ParsedPage[],
  internals: readonly InternalMessage[],
  placeOf: (row: InternalMessage) => {file: string; line: number} = () => INTERNAL_PLACE,
  idOf: (path: string) => string | undefined = () => undefined,
): Claims {
  const problems: Problem[] = [];
  const entries = pages.flatMap((page) => {
    const entry = entryOf(page);
    return entry ? [{page, entry, packages: packagesOf(entry)}] : [];
  });
  // Each pattern by itself: that it matches says nothing about its neighbors.
  const single = entries.flatMap(({page, entry, packages}) =>
    entry.patterns.map((parts, index) => ({
      page,
      index,
      packages,
      entry: {...entry, patterns: [parts]},
      met: new Set<string>(),
    })),
  );
  const byEntry = new Map(single.map((item) => [item.entry, item]));
  const matcher = createMatcher(single.map(({entry}) => entry));
  const known = internalMatcher(internals);
  const claims: Claims = {claimed: new Map(), internal: new Map(), missing: [], problems};
  for (const message of messages) {
    const sample = sampleOf(message);
    const owners = matcher.find(sample).flatMap(({entry}) => {
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
  for (const {page, index, entry, packages, met} of single) {
    const place = page.keys.get('pattern') ?? {line: 1, column: 1};
    const at = (rule: string, message: string, hint: string) =>
      problems.push({file: page.file, ...place, rule, message, hint});
    const longest = Math.max(0, ...(entry.patterns[0] ?? []).map((part) => part.length));
    const name = `Pattern ${index + 1}`;
    if (longest < SHORTEST_PART)
      at(
        'errors/short-pattern',
        `${name} has no part of ${SHORTEST_PART} characters, white space and quotes not counted.`,
        'Take in more of the message.',
      );
    else if (packages.length > 0 && met.size === 0 && !hasForeign(entry))
      at(
        'errors/no-such-message',
        `${name} is in no message of ${packages.join(', ')}.`,
        'Compare it with the source: npm run check:errors -- --missing <package>; … stands for a value.',
      );
  }
  for (const {page, entry, packages} of entries) {
    const met = new Set(
      single.filter(({entry: {slug}}) => slug === entry.slug).flatMap((item) => [...item.met]),
    );
    for (const name of packages.filter((candidate) => !met.has(candidate))) {
      problems.push({
        file: page.file,
        ...(page.keys.get('thrown') ?? {line: 1, column: 1}),
        rule: 'errors/not-thrown-there',
        message: `${name} has no message with a pattern of this entry.`,
        hint: 'Remove it from thrown, or add the pattern of its message.',
      });
    }
  }
  problems.push(...checkAddresses(claims, pages, idOf));
  for (const row of known.unused()) {
    problems.push({
      ...placeOf(row),
      column: 1,
      rule: 'errors/no-such-message',
      message: `${row.package} has no message “${row.message}”.`,
      hint: 'Remove the row, or write the message as npm run check:errors prints it.',
    });
  }
  return claims;
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
    for (const [, path = ''] of text.matchAll(/remotion\.dev(\/docs\/[\w./-]*\w)/g)) {
      const id = idOf(path);
      const [page] = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
      if (id === undefined || !page) continue;
      const linked =
        page.source.includes(`/${id.replace(/\/index$/, '')}`) ||
        [page.data.related].flat().includes(id);
      if (!linked) wanted.set(page, (wanted.get(page) ?? new Set()).add(id));
    }
  }
  return [...wanted].map(([page, ids]) => ({
    file: page.file,
    ...(page.keys.get('related') ?? page.keys.get('pattern') ?? {line: 1, column: 1}),
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

import type {ApiMember, ApiSymbol} from '../../shared/api-symbol.ts';
import type {Heading} from '../../shared/page.ts';
import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import {listOf} from '../pages/front-matter.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {placeOfKey} from '../place-of.ts';
import {checkDefault} from './check-defaults.ts';
import type {Reports} from './read-reports.ts';

/** Sections whose code headings stand for members of the page's symbol. */
const INPUT_SECTIONS = new Set([
  'arguments',
  'props',
  'options',
  'api',
  'parameters',
  'flags',
  'methods',
  'events',
  'fields',
  'properties',
]);
const OUTPUT_SECTION = 'return value';

/** A member heading and the member of the report it stands for. */
export interface MemberHeading {
  heading: Heading;
  member: ApiMember;
  /** What comes back rather than what is passed. */
  isOutput: boolean;
}

interface Scope {
  /** Members by name that a heading of this level may stand for. */
  members: Map<string, ApiMember>;
  /** Names that must have a heading. */
  required: Set<string>;
  owner: string;
}

const byName = (members: readonly ApiMember[] = []) =>
  new Map(members.map((member) => [member.name, member]));

/** Names of a code heading: `width`, `width?`, `<Player>`, `setCodec()` and `options.width` alike. */
function memberName(text: string): string {
  return text
    .replace(/^<|\s*\/?>$/g, '')
    .replace(/\(.*$/, '')
    .replace(/\?$/, '')
    .trim();
}

/** What the headings of the input sections may stand for. */
function inputScope(symbol: ApiSymbol): Scope {
  const {parameters = [], members = []} = symbol;
  const isFunction = symbol.kind === 'function' || symbol.kind === 'hook';
  if (!isFunction && !symbol.parameters) {
    const isDocumentedWhole = symbol.kind === 'component' || symbol.kind === 'namespace';
    return {
      members: byName(members),
      required: new Set(isDocumentedWhole ? members.map(({name}) => name) : []),
      owner: symbol.name,
    };
  }
  const only = parameters.length === 1 ? parameters[0] : undefined;
  if (only?.members) {
    // A single object is documented by its members; a heading for the object itself is allowed.
    return {
      members: new Map([...byName(parameters), ...byName(only.members)]),
      required: new Set(only.members.map(({name}) => name)),
      owner: symbol.name,
    };
  }
  const nested = parameters.flatMap(({members: own = []}) => own);
  return {
    members: new Map([...byName(nested), ...byName(parameters)]),
    required: new Set([...parameters, ...nested].map(({name}) => name)),
    owner: symbol.name,
  };
}

interface ContractResult {
  problems: Problem[];
  /** The headings that stand for members, for the facts beside them. */
  members: MemberHeading[];
}

/**
 * Holds the headings of a reference page against the API report of its symbols.
 *
 * @param page A page with `api:` in its front matter; others give nothing.
 */
export function checkContract(page: ParsedPage, reports: Reports): ContractResult {
  const names = listOf(page.data.api);
  const problems: Problem[] = [];
  const symbols: ApiSymbol[] = [];
  const place = placeOfKey(page, 'api');
  for (const name of names) {
    const symbol = reports.find(name);
    if (symbol) symbols.push(symbol);
    else if (!name.startsWith('cli#')) {
      problems.push({
        file: page.file,
        ...place,
        rule: 'api/unknown-symbol',
        message: `The toolkit exports no "${name}".`,
        hint: reports.hint(name),
      });
    }
  }
  if (symbols.length === 0) return {problems, members: []};
  const excused = new Set(Object.keys(page.data.undocumented ?? {}));
  const headings = walkHeadings(page, symbols, reports);
  problems.push(...headings.problems);
  // A heading stands for the member of that name in each of the page's symbols.
  for (const symbol of symbols) {
    problems.push(...missingMembers(page, symbol, headings.used, excused));
  }
  problems.push(...missingNestedMembers(page, headings.members, headings.used, excused));
  problems.push(
    ...headings.members.flatMap(({heading, member}) => checkDefault(page, heading, member)),
  );
  return {problems, members: headings.members};
}

function walkHeadings(page: ParsedPage, symbols: ApiSymbol[], reports: Reports) {
  const inputs = merge(symbols.map(inputScope));
  const outputs = byName(symbols.flatMap(({returnMembers = []}) => returnMembers));
  const events = eventNames(symbols);
  const isInherited = (name: string) =>
    symbols.some(({inherits = []}) =>
      inherits.some((origin) => reports.inherited[origin]?.includes(name)),
    );
  const problems: Problem[] = [];
  const members: MemberHeading[] = [];
  const used = new Set<string>();
  let section = '';
  let parent: ApiMember | undefined;
  for (const heading of page.headings) {
    if (heading.level === 2) {
      section = heading.text.toLowerCase();
      parent = undefined;
      continue;
    }
    const isOutput = section === OUTPUT_SECTION;
    if (!heading.isCode || !(isOutput || INPUT_SECTIONS.has(section))) continue;
    const name = memberName(heading.text);
    if (name.startsWith('-')) continue;
    const scope = isOutput ? outputs : inputs.members;
    const nested = heading.level === 4 && parent?.members ? byName(parent.members) : undefined;
    const member = nested?.get(name) ?? scope.get(name) ?? dotted(scope, name);
    if (heading.level === 3) parent = member;
    if (!member && (isInherited(name) || (section === 'events' && events.has(name)))) continue;
    if (member) {
      members.push({heading, member, isOutput});
      if (!isOutput) used.add(name);
      continue;
    }
    // Below a member whose type the report doesn't open, names are the writer's.
    if (heading.level === 4 && !parent?.members) continue;
    // If the return value isn't one of the toolkit's own objects, there is nothing to compare.
    if (isOutput && outputs.size === 0) continue;
    const known = [...(nested ?? scope).keys()];
    problems.push({
      file: page.file,
      line: heading.line,
      column: 1,
      rule: 'api/unknown-member',
      message: `"${name}" isn't a member of ${heading.level === 4 && parent ? parent.name : inputs.owner}.`,
      hint: didYouMean(
        name,
        known,
        known.length > 0
          ? `Members: ${known.join(', ')}.`
          : 'It has no members: use a plain heading.',
      ),
    });
  }
  return {problems, members, used};
}

function merge(scopes: Scope[]): Scope {
  return {
    // The page's first symbol is its main one: its members win where names meet.
    members: new Map(scopes.toReversed().flatMap(({members}) => [...members])),
    required: new Set(scopes.flatMap(({required}) => [...required])),
    owner: scopes.map(({owner}) => owner).join(', '),
  };
}

/** Names of events: the string literals in the types of the page's symbols. */
function eventNames(symbols: ApiSymbol[]): Set<string> {
  const types = symbols.flatMap(({signature, members = []}) => [
    signature,
    ...members.flatMap((member) => [member, ...(member.members ?? [])]).map(({type}) => type),
  ]);
  return new Set(
    types.flatMap((type) => [...type.matchAll(/'([a-z]+)'/g)].map(([, name]) => name ?? '')),
  );
}

/** Resolves `config.damping`. */
function dotted(scope: Map<string, ApiMember>, name: string): ApiMember | undefined {
  const [first = '', ...rest] = name.split('.');
  let member = rest.length > 0 ? scope.get(first) : undefined;
  for (const part of rest) member = byName(member?.members).get(part);
  return member;
}

function missingMembers(
  page: ParsedPage,
  symbol: ApiSymbol,
  used: Set<string>,
  excused: Set<string>,
): Problem[] {
  const {required} = inputScope(symbol);
  const {parameters = []} = symbol;
  // The object may be documented as a whole, under the parameter's own heading.
  if (excused.has('*') || (parameters.length === 1 && used.has(parameters[0]?.name ?? '')))
    return [];
  const missing = [...required].filter((name) => !used.has(name) && !excused.has(name));
  const last = page.headings.at(-1)?.line ?? 1;
  return missing.map((name) => ({
    file: page.file,
    line: last,
    column: 1,
    rule: 'api/missing-member',
    message: `"${name}" of ${symbol.name} has no heading.`,
    hint: `Add ### \`${name}\` to the section of its members, or name it with a reason under undocumented: in the front matter.`,
  }));
}

/** Where the members of a member have headings, all of them must have one. */
function missingNestedMembers(
  page: ParsedPage,
  members: readonly MemberHeading[],
  used: Set<string>,
  excused: Set<string>,
): Problem[] {
  return members
    .filter(({heading, member}) => heading.level === 3 && member.members && used.has(member.name))
    .flatMap(({heading, member}) => {
      const own = member.members ?? [];
      const next = page.headings.find(({line, level}) => line > heading.line && level <= 3);
      const below = members.filter(
        (other) =>
          other.heading.level === 4 &&
          other.heading.line > heading.line &&
          other.heading.line < (next?.line ?? Number.POSITIVE_INFINITY),
      );
      if (below.length === 0) return [];
      return own
        .filter(({name}) => !used.has(name) && !excused.has(name))
        .map(({name}) => ({
          file: page.file,
          line: heading.line,
          column: 1,
          rule: 'api/missing-member',
          message: `"${name}" of ${member.name} has no heading, while others of it have.`,
          hint: `Add #### \`${name}\` below ### \`${member.name}\`, or name it with a reason under undocumented: in the front matter.`,
        }));
    });
}

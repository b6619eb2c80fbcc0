import type {ApiMember} from '../../shared/api-symbol.ts';
import type {Heading} from '../../shared/page.ts';
import {listOf} from '../pages/front-matter.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {textBelow} from '../pages/text-below.ts';
import {plainDefault} from './check-defaults.ts';
import {checkContract, type MemberHeading} from './contract.ts';
import type {Reports} from './read-reports.ts';
import {shapeOf} from './shape-of.ts';

/** The facts shown next to a member's heading, from the API report. */
export interface MemberFacts {
  type: string;
  /** What a type that is only a name stands for, where the toolkit exports it and no headings below say it. */
  shape?: string;
  /** Whether it has to be passed; undefined for what always comes back and for methods, which are called. */
  need: 'required' | 'optional' | 'may be missing' | undefined;
  default: string | undefined;
  isMethod: boolean;
  isDeprecated: boolean;
}

/** Whether the members of the next level stand below a heading, where they say what its type is. */
function hasParts({headings}: Pick<ParsedPage, 'headings'>, {line, level}: Heading): boolean {
  const next = headings[headings.findIndex((heading) => heading.line === line) + 1];
  return next !== undefined && next.level > level;
}

/** Members of a namespace or a class are there: nobody passes them. */
const areThere = (page: ParsedPage, reports: Reports): Set<ApiMember> =>
  new Set(
    listOf(page.data.api)
      .map((name) => reports.find(name))
      .filter((symbol) => symbol?.kind === 'namespace' || symbol?.kind === 'class')
      .flatMap((symbol) => symbol?.members ?? []),
  );

/** Reads the facts of one heading; what the code doesn't declare as the default, the text below may say. */
function factsOf(
  {member, isOutput, heading}: MemberHeading,
  page: ParsedPage,
  isThere: boolean,
  reports: Reports,
): MemberFacts {
  const {type, optional, deprecated = false} = member;
  const isMethod = member.kind === 'method' && heading.text.endsWith(')');
  const isAsked = (optional || isMethod) && !isOutput && member.default === undefined;
  const value = isAsked ? plainDefault(textBelow(page, heading)) : member.default;
  // Nobody is asked for what comes back; it may be missing.
  const given = isOutput || isMethod || isThere ? undefined : 'required';
  const left = isOutput ? 'may be missing' : 'optional';
  const repeats = type.toLowerCase() === member.name.toLowerCase();
  const shape = hasParts(page, heading)
    ? repeats
      ? 'object'
      : undefined
    : shapeOf(member, reports, page.data.api);
  return {
    type,
    ...(shape !== undefined && {shape}),
    need: optional ? left : given,
    default: value,
    isMethod,
    isDeprecated: deprecated,
  };
}

/**
 * Reads the facts of all members that a reference page has headings for.
 *
 * @returns By the line of the heading; empty for pages without `api:`.
 */
export function readMemberFacts(page: ParsedPage, reports: Reports): Map<number, MemberFacts> {
  if (page.data.api === undefined) return new Map();
  const there = areThere(page, reports);
  return new Map(
    checkContract(page, reports).members.map((heading) => [
      heading.heading.line,
      factsOf(heading, page, there.has(heading.member), reports),
    ]),
  );
}

/** The defaults that a page of a command says of its flags, by the line of the heading. */
export const readFlagDefaults = (
  page: Pick<ParsedPage, 'source' | 'headings'>,
): Map<number, {default: string}> =>
  new Map(
    page.headings
      .filter(({isCode, text}) => isCode && text.startsWith('--'))
      .flatMap((heading) => {
        const value = plainDefault(textBelow(page, heading));
        return value === undefined ? [] : [[heading.line, {default: value}]];
      }),
  );

const span = (code: string): string => (code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``);

/**
 * What a name stands for is shown in its place as far as it fits into one line with the member's own name. A longer
 * shape is for those who unfold it: twins leave it out.
 */
export const LONGEST_SHAPE = 72;

/** Writes the facts as a sentence: “Type `number`, optional, default `0`.” */
export function factsText({type, shape, need, default: value, isDeprecated}: MemberFacts): string {
  const parts = [
    `Type ${span(type)}${shape === undefined || shape.length > LONGEST_SHAPE ? '' : ` (${span(shape)})`}`,
    need,
    value === undefined ? undefined : `default ${span(value)}`,
    isDeprecated ? 'deprecated' : undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join(', ')}.`;
}

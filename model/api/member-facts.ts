import type {ParsedPage} from '../pages/parse-page.ts';
import {plainDefault, sectionBelow} from './check-defaults.ts';
import {checkContract, type MemberHeading} from './contract.ts';
import type {Reports} from './read-reports.ts';

/** The facts shown next to a member's heading, from the API report. */
export interface MemberFacts {
  type: string;
  /** Whether it has to be passed; undefined for what always comes back and for methods, which are called. */
  need: 'required' | 'optional' | 'may be missing' | undefined;
  default: string | undefined;
  isMethod: boolean;
  isDeprecated: boolean;
}

/** Reads the facts of one heading; what the code doesn't declare as the default, the text below may say. */
function factsOf(
  {member, isOutput, heading}: MemberHeading,
  page: Pick<ParsedPage, 'source' | 'headings'>,
): MemberFacts {
  const {type, optional, deprecated = false} = member;
  const isMethod = member.kind === 'method' && heading.text.endsWith(')');
  const isAsked = (optional || isMethod) && !isOutput && member.default === undefined;
  const value = isAsked ? plainDefault(sectionBelow(page, heading)) : member.default;
  // Nobody is asked for what comes back; it may be missing.
  const given = isOutput || isMethod ? undefined : 'required';
  const left = isOutput ? 'may be missing' : 'optional';
  return {type, need: optional ? left : given, default: value, isMethod, isDeprecated: deprecated};
}

/**
 * Reads the facts of all members that a reference page has headings for.
 *
 * @returns By the line of the heading; empty for pages without `api:`.
 */
export function readMemberFacts(page: ParsedPage, reports: Reports): Map<number, MemberFacts> {
  if (page.data.api === undefined) return new Map();
  return new Map(
    checkContract(page, reports).members.map((heading) => [
      heading.heading.line,
      factsOf(heading, page),
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
        const value = plainDefault(sectionBelow(page, heading));
        return value === undefined ? [] : [[heading.line, {default: value}]];
      }),
  );

const span = (code: string): string => (code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``);

/** Writes the facts as a sentence: “Type `number`, optional, default `0`.” */
export function factsText({type, need, default: value, isDeprecated}: MemberFacts): string {
  const parts = [
    `Type ${span(type)}`,
    need,
    value === undefined ? undefined : `default ${span(value)}`,
    isDeprecated ? 'deprecated' : undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join(', ')}.`;
}

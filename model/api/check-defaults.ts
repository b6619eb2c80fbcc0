import type {ApiMember} from '../../shared/api-symbol.ts';
import type {Heading} from '../../shared/page.ts';
import type {Problem} from '../../shared/problem.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {textBelow} from '../pages/text-below.ts';
import {placeOf} from '../place-of.ts';

const VALUE = String.raw`(\x60?)('?)(-?[\w.-]*\w)\2\1`;
/** “Default 1.”, “Default: `true`” and “`'loop'` (default)”. */
const DEFAULT_SENTENCES = [
  new RegExp(String.raw`\bDefaults?(?: is)?:? ${VALUE}(?=[.,;: ]|$)`),
  new RegExp(String.raw`${VALUE} \(default\)`),
];

/** The default that the text below a heading names; undefined if it names none. */
export function saidDefault(text: string): string | undefined {
  for (const pattern of DEFAULT_SENTENCES) {
    const [, tick = '', quote = '', value] = pattern.exec(text) ?? [];
    // A word in plain letters begins a sentence: “Default when rendering: …”.
    if (value !== undefined && (tick + quote !== '' || /^-?\d/.test(value))) return value;
  }
  return undefined;
}

/** Words that make a default depend on something, or one of several. */
export const CONDITIONS = 'on|in|when|for|if|unless|with|without|or|then';
const CONDITION = new RegExp(String.raw`^[,;] (?:${CONDITIONS}|except|otherwise)\b`);
/** A value in code may be anything: “Default `{}`.” */
const CODE = '\x60([^\x60\n]{1,40})\x60';
/** What ends a value, or begins to explain it: “Default `null`: the whole file.” */
const END = String.raw`(?=[.,;:](?!\d)|$)`;
/** “Default 1.”, and at the end of a sentence: “Above 0, at most 16, default 1.” */
const ALWAYS = String.raw`(?:\bDefault:?|(?<=, )default) `;
/** “(default)”, and “(default, fast)”. */
const MARK = String.raw` \(default(?:, [^)]*)?\)`;
const PLAIN = [
  new RegExp(`${ALWAYS}(?:${CODE}|(-?\\d(?:[\\w.-]*\\w)?))${END}`),
  new RegExp(`(?:${CODE}|(-?\\d(?:[\\w.-]*\\w)?))${MARK}`),
];

/**
 * The default that a member's section names for all cases, as code; undefined if it names none, more than
 * one, or one that depends on something.
 */
export function plainDefault(text: string): string | undefined {
  // A value may be called so, too.
  const words = text.replace(/`[^`]*`/g, '``');
  if ((words.match(/\bdefaults?\b/gi) ?? []).length !== 1) return undefined;
  for (const pattern of PLAIN) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [whole, code, number] = found;
    return CONDITION.test(text.slice(found.index + whole.length)) ? undefined : (code ?? number);
  }
  return undefined;
}

/**
 * Holds the default value that a member's section names against the one that the code declares.
 *
 * @returns A Problem if they differ.
 */
export function checkDefault(
  {file, source, headings}: Pick<ParsedPage, 'file' | 'source' | 'headings'>,
  heading: Heading,
  {name, default: declared}: ApiMember,
): Problem[] {
  if (declared === undefined) return [];
  const text = textBelow({source, headings}, heading);
  const said = saidDefault(text);
  if (said === undefined || said === declared.replaceAll("'", '')) return [];
  return [
    {
      file,
      line: heading.line + placeOf(text, said).line,
      column: 1,
      rule: 'api/wrong-default',
      message: `The page says that "${name}" is ${said} by default; the code says ${declared}.`,
      hint: 'Correct the sentence; it may be left out, as the default stands below the heading.',
    },
  ];
}

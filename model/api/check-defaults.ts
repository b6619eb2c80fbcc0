import type {ApiMember} from '../../shared/api-symbol.ts';
import type {Heading} from '../../shared/page.ts';
import type {Problem} from '../../shared/problem.ts';
import type {ParsedPage} from '../pages/parse-page.ts';

const VALUE = String.raw`(\x60?)('?)(-?[\w.-]*\w)\2\1`;
/** “Default 1.”, “Default: `true`” and “`'loop'` (default)”. */
const SAID = [
  new RegExp(String.raw`\bDefaults?(?: is)?:? ${VALUE}(?=[.,;: ]|$)`),
  new RegExp(String.raw`${VALUE} \(default\)`),
];

/** The default that the text below a heading names; undefined if it names none. */
export function saidDefault(text: string): string | undefined {
  for (const pattern of SAID) {
    const [, tick = '', quote = '', value] = pattern.exec(text) ?? [];
    // A word in plain letters begins a sentence: “Default when rendering: …”.
    if (value !== undefined && (tick + quote !== '' || /^-?\d/.test(value))) return value;
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
  const next = headings.find(({line}) => line > heading.line)?.line;
  const lines = source.split('\n').slice(heading.line, next === undefined ? undefined : next - 1);
  const said = saidDefault(lines.join('\n'));
  if (said === undefined || said === declared.replaceAll("'", '')) return [];
  const place = lines.findIndex((line) => line.includes(said));
  return [
    {
      file,
      line: heading.line + 1 + Math.max(0, place),
      column: 1,
      rule: 'api/wrong-default',
      message: `The page says that "${name}" is ${said} by default; the code says ${declared}.`,
      hint: 'Correct the sentence; it may be left out, as the default stands below the heading.',
    },
  ];
}

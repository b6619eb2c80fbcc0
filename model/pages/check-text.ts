import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import {placeOfNode} from '../place-of.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

type Finding = Omit<Problem, 'file'>;

/** Signs of a text that isn't what its writer saw, each with what to do. */
const DAMAGE: [pattern: RegExp, rule: string, message: string, hint: string][] = [
  [
    /^\uFEFF/,
    'text/bom',
    'The file begins with a byte order mark.',
    'Save it as UTF-8 without BOM.',
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/,
    'text/control',
    'An invisible control character stands here.',
    'Delete it and retype this part of the line.',
  ],
  [
    /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/,
    'text/invisible',
    'An invisible character that turns or splits text stands here.',
    'Delete it and retype this part of the line.',
  ],
  [
    /^(?:<{7}|>{7})(?: |$)/,
    'text/conflict',
    'A mark of a merge conflict was left here.',
    'Keep one side, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
];

/** The admonitions that have a look. */
const ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger']);

/**
 * Checks what makes a page say something else than its writer sees: damaged characters, marks of a merge,
 * and fences and boxes that are not closed or not known.
 */
export function checkText({pages}: Pick<Site, 'pages'>): Problem[] {
  return pages.flatMap((page) =>
    [...checkCharacters(page.source), ...checkBlocks(page)].map((finding) => ({
      file: page.file,
      ...finding,
    })),
  );
}

function checkCharacters(source: string): Finding[] {
  return source.split('\n').flatMap((text, index) =>
    DAMAGE.flatMap(([pattern, rule, message, hint]) => {
      const found = pattern.exec(text);
      return found ? [{line: index + 1, column: found.index + 1, rule, message, hint}] : [];
    }),
  );
}

function checkBlocks(page: ParsedPage): Finding[] {
  const lines = page.source.split('\n');
  const findings: Finding[] = [];
  const lastLineOf = (node: Nodes) => (lines[(node.position?.end.line ?? 1) - 1] ?? '').trim();
  visit(page.tree, (node: Nodes) => {
    const found = (rule: string, message: string, hint: string) =>
      findings.push({...placeOfNode(node), rule, message, hint});
    if (node.type === 'code' && isOpen(node, lines)) {
      found('text/open-fence', 'The code that begins here has no end.', 'Close it with ```.');
    }
    if (node.type === 'containerDirective') {
      if (!ADMONITIONS.has(node.name)) {
        found(
          'text/admonition',
          `There is no box ":::${node.name}".`,
          didYouMean(node.name, ADMONITIONS, `Known: ${[...ADMONITIONS].join(', ')}.`),
        );
      }
      if (!/^[> ]*:::+$/.test(lastLineOf(node))) {
        found(
          'text/open-admonition',
          `The box ":::${node.name}" has no end.`,
          'Close it with :::.',
        );
      }
    }
    if (node.type === 'text' && /^:::/m.test(node.value)) {
      found(
        'text/admonition',
        'The line ":::" opens and closes nothing.',
        'Write ":::note", or delete it.',
      );
    }
    // Code may show what a browser makes of such a file; prose may not.
    if (node.type === 'text' && node.value.includes('\uFFFD')) {
      found('text/encoding', 'The file is not UTF-8.', 'Save it as UTF-8.');
    }
    const link = node.type === 'text' && /\]\([^()\s]+\s+#[^()]*\)/.exec(node.value);
    if (link) found('text/link', `"${link[0]}" isn't a link.`, 'No space stands before "#".');
  });
  return findings;
}

/** Whether a fence ends with its page or block and not with a line of its own. */
function isOpen({position}: Code, lines: readonly string[]): boolean {
  const first = (lines[(position?.start.line ?? 1) - 1] ?? '').slice(
    (position?.start.column ?? 1) - 1,
  );
  const [mark] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  if (!mark || !position) return false;
  const last = (lines[position.end.line - 1] ?? '').replace(/^[> \t]*/, '').trimEnd();
  return position.end.line === position.start.line || !last.startsWith(mark) || /[^`~]/.test(last);
}

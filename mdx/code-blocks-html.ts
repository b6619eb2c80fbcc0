import {escapeAttribute, escapeText} from '../shared/escape-html.ts';
import {indentOf} from '../shared/hang.ts';
import type {ApiUse} from './code-blocks-api.ts';
import type {Token} from './code-blocks-highlight.ts';

/** Looks of a line besides its tokens. */
interface LineMarks {
  highlighted: boolean;
  added: boolean;
  removed: boolean;
}

/** A line of a block, ready to be printed. */
export interface BlockLine extends LineMarks {
  tokens: Token[];
  uses: ApiUse[];
}

/**
 * Prints the lines of a block.
 *
 * @param hrefOf Page of a symbol; undefined leaves its name plain.
 */
export function printLines(
  lines: BlockLine[],
  hrefOf: (symbol: string) => string | undefined,
): string {
  const linked = new Set<string>();
  const link = (symbol: string, text: string): string => {
    const href = hrefOf(symbol);
    if (!href) return text;
    // One tab stop per name is enough for the keyboard; the pointer gets them all.
    const skip = linked.has(symbol) ? ' tabindex="-1"' : '';
    linked.add(symbol);
    return `<a class="api-ref" href="${escapeAttribute(href)}" data-api="${escapeAttribute(symbol)}"${skip}>${text}</a>`;
  };
  return lines.map((line) => printLine(line, link)).join('\n');
}

/** What a statement gives, and the lines in which a long value goes on. */
const RESULT = /^\/\/ (?:→| {2}\S)/;

/** The class that says how far in a line begins, where that is further than the sheet takes all for (2). */
function indentClass({tokens}: BlockLine): string | false {
  const depth = indentOf(tokens.map((token) => token.text).join(''));
  return depth >= 4 && `c-${depth - (depth % 2)}`;
}

function printLine(line: BlockLine, link: (symbol: string, text: string) => string): string {
  const names = [
    'c-line',
    line.highlighted && 'c-hl',
    line.added && 'c-add',
    line.removed && 'c-rem',
    indentClass(line),
  ].filter(Boolean);
  let column = 0;
  const content = line.tokens.map((token) => {
    const start = column;
    column += token.text.length;
    const html = printText(token.text, start, line.uses, link);
    if (!token.class) return html;
    const result = token.class === 'c-cm' && RESULT.test(token.text) ? ' c-result' : '';
    return `<span class="${token.class}${result}">${html}</span>`;
  });
  return `<span class="${names.join(' ')}">${content.join('')}</span>`;
}

function printText(
  text: string,
  start: number,
  uses: ApiUse[],
  link: (symbol: string, text: string) => string,
): string {
  let html = '';
  let done = 0;
  for (const use of uses) {
    const from = use.start - start;
    const to = use.end - start;
    if (from < done || to > text.length) continue;
    html += escapeText(text.slice(done, from)) + link(use.symbol, escapeText(text.slice(from, to)));
    done = to;
  }
  return html + escapeText(text.slice(done));
}

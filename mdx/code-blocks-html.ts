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
function indentClass(text: string): string | false {
  const depth = indentOf(text);
  return depth >= 4 && `c-${depth - (depth % 2)}`;
}

/** Shorter lines fit on the narrowest phone. */
const FITS = 24;

/** A longer word, such as an address, may break behind its signs. */
const LONGEST_WORD = 30;

/** Where browsers break a word: between a sign and a bracket, as in `style={{`, and behind hyphens. */
const BREAKS = /[^\w\s'(<[{/$@^`](?=[(<[{])|-(?=[a-z-])|\?(?=\w)/i;

/** Where the words begin and end that go to the next line whole, though they have such signs; `c-w` holds each together. */
const wholeWords = (text: string): [number, number][] =>
  text.length <= FITS
    ? []
    : [...text.matchAll(/\S+/g)]
        .filter(([word]) => word.length <= LONGEST_WORD && BREAKS.test(word))
        .map(({0: word, index}) => [index, index + word.length]);

function printLine(line: BlockLine, link: (symbol: string, text: string) => string): string {
  const text = line.tokens.map((token) => token.text).join('');
  const words = wholeWords(text);
  const edges = words.flat();
  const names = [
    'c-line',
    line.highlighted && 'c-hl',
    line.added && 'c-add',
    line.removed && 'c-rem',
    indentClass(text),
  ].filter(Boolean);
  let column = 0;
  const content = line.tokens.map((token) => {
    const result = token.class === 'c-cm' && RESULT.test(token.text) ? ' c-result' : '';
    const end = column + token.text.length;
    let html = '';
    while (column < end) {
      const start = column;
      column = edges.find((edge) => edge > start && edge < end) ?? end;
      const piece = printText(text.slice(start, column), start, line.uses, link);
      if (words.some(([from]) => from === start)) html += '<span class="c-w">';
      html += token.class ? `<span class="${token.class}${result}">${piece}</span>` : piece;
      if (words.some(([, to]) => to === column)) html += '</span>';
    }
    return html;
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

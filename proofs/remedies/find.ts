import {listFiles, readText} from '../../model/io.ts';
import {readSamples} from '../../model/samples/read.ts';

/** Code of a page that cures something, or shows what needs a cure. */
export interface Candidate {
  page: string;
  line: number;
  /** Its code, or the text of an entry in a list. */
  text: string;
  title?: string;
  /** It is an entry of a list, and no code. */
  isEntry?: boolean;
}

/** Pages that are about what goes wrong. */
const ABOUT_MISTAKES =
  /^crumb: ['"]?(?:Errors|(?:Lambda )?Troubleshooting|Common mistakes|How to avoid)\b/m;
/** Headings above what goes wrong. */
const MISTAKES = /goes wrong|^fix|mistake|avoid|repair|^don.t\b|instead of|wrong/i;
/** Code that calls itself a mistake or a cure. */
const MARKED =
  /\[!code --\]|(?:\/\/|#|\/\*) *(?:wrong|not like this|don.t)\b|\b(?:Wrong|Broken|Swappable|Slow|Flickers)\b/;
/** Messages and other output. */
const OUTPUT = /^(?:txt|text|console|output|log)$/;

/** Takes a page's id and its source; returns all code that it shows, and the entries of lists with code. */
export function fencesOf(page: string, source: string): Candidate[] {
  const fences = readSamples(`content/docs/${page}.mdx`, source)
    .samples.filter(({language}) => !OUTPUT.test(language))
    .map(({line, code, meta}) => ({page, line, text: code, title: meta.title}));
  const entries = source
    .split('\n')
    .flatMap((text, index) =>
      /^(?:- |\d+\. )\*\*.*`/.test(text) ? [{page, line: index + 1, text, isEntry: true}] : [],
    );
  return [...fences, ...entries].toSorted((a, b) => a.line - b.line);
}

/** Takes a page's id and its source; returns its candidates in page order. */
export function findCandidates(page: string, source: string): Candidate[] {
  const isAbout = ABOUT_MISTAKES.test(source);
  const headings = headingsOf(source.split('\n'));
  const isUnder = (line: number, words: RegExp) =>
    headings.findLast((heading) => heading.line <= line)?.path.some((one) => words.test(one)) ===
    true;
  return fencesOf(page, source).filter(({text, line, isEntry}) =>
    isEntry
      ? isUnder(line, /goes wrong/i)
      : isAbout || MARKED.test(text) || isUnder(line, MISTAKES),
  );
}

/** Headings with those that they are below. */
function headingsOf(lines: readonly string[]): {line: number; path: string[]}[] {
  const found: {line: number; path: string[]}[] = [];
  let open: {depth: number; words: string}[] = [];
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const [, signs = '', words = ''] = (!isCode && /^(#{2,4}) (.*)$/.exec(line)) || [];
    if (!signs) continue;
    open = [...open.filter(({depth}) => depth < signs.length), {depth: signs.length, words}];
    found.push({line: index + 1, path: open.map((heading) => heading.words)});
  }
  return found;
}

/** @returns The candidates of all pages. */
export const readCandidates = (): Candidate[] =>
  listFiles('content/docs', ['.mdx']).flatMap((file) =>
    findCandidates(file.slice('content/docs/'.length, -'.mdx'.length), readText(file)),
  );

import {listFiles, readText} from '../../model/io.ts';
import {type ParsedPage, parsePage} from '../../model/pages/parse-page.ts';
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
const ABOUT_MISTAKES = /^(?:Errors|(?:Lambda )?Troubleshooting|Common mistakes|How to avoid)\b/;
/** Headings above what goes wrong. */
const MISTAKES = /goes wrong|^fix|mistake|avoid|repair|^don.t\b|instead of|wrong/i;
/** Code that calls itself a mistake or a cure. */
const MARKED =
  /\[!code --\]|(?:\/\/|#|\/\*) *(?:wrong|not like this|don.t)\b|\b(?:Wrong|Broken|Swappable|Slow|Flickers)\b/;
/** Messages and other output. */
const OUTPUT = /^(?:txt|text|console|output|log)$/;

/** All code that a page shows, and the entries of lists with code. */
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

/** The candidates of a page in its order. */
export function findCandidates(page: string, source: string): Candidate[] {
  const parsed = parsePage('docs', page, `content/docs/${page}.mdx`, source);
  const isAbout = ABOUT_MISTAKES.test(String(parsed.data.crumb ?? ''));
  return fencesOf(page, source).filter(({text, line, isEntry}) =>
    isEntry
      ? isUnder(parsed, line, /goes wrong/i)
      : isAbout || MARKED.test(text) || isUnder(parsed, line, MISTAKES),
  );
}

/** Whether one of the headings that a line stands under has such words. */
function isUnder({headings}: ParsedPage, line: number, words: RegExp): boolean {
  let open = Number.POSITIVE_INFINITY;
  for (const heading of headings.filter((each) => each.line <= line).toReversed()) {
    if (heading.level >= open) continue;
    if (words.test(heading.text)) return true;
    open = heading.level;
  }
  return false;
}

/** @returns The candidates of all pages. */
export const readCandidates = (): Candidate[] =>
  listFiles('content/docs', ['.mdx']).flatMap((file) =>
    findCandidates(file.slice('content/docs/'.length, -'.mdx'.length), readText(file)),
  );

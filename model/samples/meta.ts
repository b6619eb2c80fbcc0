import {closest} from 'fastest-levenshtein';
import type {Problem} from '../../shared/problem.ts';
import type {SampleMeta} from '../../shared/sample.ts';

/** Where the fence starts, for Problems. */
interface MetaPlace {
  file: string;
  line: number;
  column: number;
}

const words = new Map([
  ['title', 'title="…"'],
  ['run', 'run'],
  ['expect-error', 'expect-error=2345'],
  ['check', 'check=off'],
  ['reason', 'reason="…"'],
  ['pm', 'pm'],
]);
const keys = [...words.keys()];

/** Tells whether a fence shows the toolkit of an earlier day, as its title then says; posts may. */
export const isHistorical = ({title}: Pick<SampleMeta, 'title'>): boolean =>
  title?.startsWith('Historical') ?? false;

/** Highlighter and checker call this one parser, so a word means the same to both. */
const token = /([^\s={}"']+)=(?:"([^"]*)"|'([^']*)'|([^\s]*))|\{([^}]*)\}|[^\s]+/g;

/**
 * Parses what stands behind the language of a fence.
 *
 * @param text The meta string: `title="src/Root.tsx" {2,4-6}`; null or empty for a plain fence.
 * @returns The meta, complete with defaults, and the Problems of words that mean nothing.
 */
export function parseMeta(
  text: string | null | undefined,
  place: MetaPlace,
): {meta: SampleMeta; problems: Problem[]} {
  const meta: SampleMeta = {
    run: false,
    expectErrors: [],
    checkOff: false,
    highlightLines: [],
    packageManagers: false,
  };
  const problems: Problem[] = [];
  const report = (message: string, hint: string): void => {
    problems.push({...place, rule: 'samples/fence-meta', message, hint});
  };
  for (const match of (text ?? '').matchAll(token)) {
    const [word, key, double, single, bare, braces] = match;
    const value = double ?? single ?? bare;
    if (braces !== undefined) {
      const lines = parseLines(braces);
      if (lines) meta.highlightLines = lines;
      else report(`"${word}" isn't a list of lines.`, 'Write lines and ranges: {1,4-6}.');
    } else if (key === undefined && word === 'run') {
      meta.run = true;
    } else if (key === undefined && word === 'pm') {
      meta.packageManagers = true;
    } else if (key === 'title' && value) {
      meta.title = value;
    } else if (key === 'reason' && value) {
      meta.reason = value;
    } else if (key === 'check' && value === 'off') {
      meta.checkOff = true;
    } else if (key === 'expect-error' && /^\d{4,5}(,\d{4,5})*$/.test(value ?? '')) {
      meta.expectErrors = (value ?? '').split(',').map(Number);
    } else {
      const name = key ?? word;
      report(
        keys.includes(name)
          ? `"${word}" has no valid value.`
          : `The fence has the unknown word "${word}".`,
        `Did you mean ${words.get(closest(name, keys))}? Known: ${[...words.values()].join(' ')} {1,4-6}.`,
      );
    }
  }
  return {meta, problems};
}

function parseLines(text: string): number[] | null {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) return null;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1 || to < from) return null;
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}

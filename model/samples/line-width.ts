import {format} from 'prettier';
import type {Problem} from '../../shared/problem.ts';
import type {PlacedSample} from './read.ts';

/** Characters that a code block of the docs shows beside one another on a desktop. */
const WIDTH = 80;

/**
 * Finds lines that readers would have to scroll for although they could be broken: comments, and code that the
 * formatter breaks. A long string or address stays as it is, and so do samples whose lines are marked one by one.
 *
 * @param samples Of any language; those that the formatter doesn't read are left out.
 */
export async function checkLineWidth(samples: readonly PlacedSample[]): Promise<Problem[]> {
  const long = samples.filter(
    ({language, code, meta}) =>
      /^(?:tsx?|jsx?)$/.test(language) &&
      !code.includes('[!code') &&
      meta.highlightLines.length === 0 &&
      code.split('\n').some(isLong),
  );
  const problems = await Promise.all(long.map(checkSample));
  return problems.flat();
}

const isLong = (line: string) => line.length > WIDTH;

/** A comment that could go on in the next line; not a tag, whose type can't. */
const breakableComment = /^\s*(?:\/\/|\*|\/\*\*)\s(?!@)|\S\s*\/\/ →/;

async function checkSample(sample: PlacedSample): Promise<Problem[]> {
  const unbreakable = await longLinesLeft(sample.code);
  return sample.code.split('\n').flatMap((line, at) => {
    if (!isLong(line)) return [];
    const isComment = breakableComment.test(line);
    if (!isComment && unbreakable.has(line)) return [];
    return [
      {
        file: sample.file,
        line: sample.line + at,
        column: (sample.indents[at] ?? 0) + WIDTH + 1,
        rule: 'samples/long-line',
        message: `The line has ${line.length} characters; ${WIDTH} are seen without scrolling.`,
        hint: isComment
          ? 'Break the comment. A result may stand below its statement and go on with //, three spaces and the rest.'
          : `Format the sample with a line width of ${WIDTH}.`,
      },
    ];
  });
}

/** @returns The long lines that formatting leaves; those of the code itself if it can't be read. */
async function longLinesLeft(code: string): Promise<Set<string>> {
  const formatted = await format(code, {
    parser: 'typescript',
    printWidth: WIDTH,
    singleQuote: true,
    bracketSpacing: false,
  }).catch(() => code);
  return new Set(formatted.split('\n').filter(isLong));
}

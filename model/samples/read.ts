import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../shared/problem.ts';
import type {Sample} from '../../shared/sample.ts';
import {pageOfFile, SYNTAX_RULE} from '../pages/parse-page.ts';
import {parseMeta} from './meta.ts';

/** A sample with the way back from its code to the page. */
export interface PlacedSample extends Sample {
  /** Columns that stand before each line of code in the page (a fence inside a list is indented). */
  indents: number[];
}

/**
 * Finds the fences of a page, also those inside lists, tabs and admonitions.
 *
 * @param file The page's path, for Problems.
 * @param text The page's source.
 * @returns The samples in page order, and the Problems of their meta; an unreadable page is a Problem.
 */
export function readSamples(
  file: string,
  text: string,
): {samples: PlacedSample[]; problems: Problem[]} {
  const page = pageOfFile(file, text);
  const lines = text.split(/\r?\n/);
  const samples: PlacedSample[] = [];
  // Its front matter is nothing to the samples.
  const problems = page.problems.filter(({rule}) => rule === SYNTAX_RULE);
  visit(page.tree, 'code', (node: Code) => {
    const start = node.position?.start;
    if (!start || !node.lang) return;
    const {meta, problems: found} = parseMeta(node.meta, {
      file,
      line: start.line,
      column: start.column,
    });
    problems.push(...found);
    const indents = node.value.split('\n').map((code, index) => {
      const source = lines[start.line + index] ?? '';
      return source.endsWith(code) ? source.length - code.length : start.column - 1;
    });
    samples.push({
      file,
      line: start.line + 1,
      language: node.lang,
      code: node.value,
      meta,
      indents,
    });
  });
  return {samples, problems};
}

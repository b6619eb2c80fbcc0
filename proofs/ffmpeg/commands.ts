import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMdx} from '../../model/pages/parse-mdx.ts';

/** A command of FFmpeg or FFprobe that a page shows. */
export interface Shown {
  file: string;
  line: number;
  command: string;
}

const CALL = /^(?:npx remotion )?ff(?:mpeg|probe) \S/;

/**
 * Finds what a reader would paste into a terminal.
 *
 * @param file Path of the page, for the result.
 * @param text Its source.
 * @returns Commands of fences, with continued lines joined, and those of code spans.
 */
export function commandsIn(file: string, text: string): Shown[] {
  const found: Shown[] = [];
  const tree: Root = parseMdx(text);
  visit(tree, ['code', 'inlineCode'], (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    const start = (node.position?.start.line ?? 0) + (node.type === 'code' ? 1 : 0);
    const lines = node.value.split('\n');
    for (let at = 0; at < lines.length; at++) {
      let command = lines[at]?.trim() ?? '';
      const line = start + at;
      while (command.endsWith('\\'))
        command = `${command.slice(0, -1).trim()} ${lines[++at]?.trim() ?? ''}`;
      if (CALL.test(command)) found.push({file, line, command});
    }
  });
  return found;
}

/** The words of a command, without quotation marks. */
export const words = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** Names of the files that a command reads, and of the one that it writes. */
export function filesOf(command: string): {reads: string[]; writes: string | undefined} {
  const list = words(command.replace(/ -y$/, ''));
  const reads = list.flatMap((word, at) => (list[at - 1] === '-i' ? [word] : []));
  const last = list.at(-1);
  const isFile = last !== undefined && /^[\w~.][\w~./-]*\.\w+$/.test(last);
  if (list.includes('ffprobe'))
    return {reads: last && !last.startsWith('-') ? [last] : [], writes: undefined};
  return {reads, writes: isFile && !reads.includes(last) ? last : undefined};
}

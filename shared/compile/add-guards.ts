import type {SyntaxNode} from '@lezer/common';
import {typescript} from './imports.ts';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

interface Insertion {
  at: number;
  text: string;
  /** Closing texts at a place come before opening ones. */
  closes: boolean;
}

/** The statement that a loop repeats: the last child, or the one behind `do`. */
function bodyOfLoop(loop: SyntaxNode): SyntaxNode | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

/** What a function does; null for a declaration without a body. */
function bodyOfFunction(node: SyntaxNode): SyntaxNode | null {
  if (!node.getChild('ParamList') && node.name !== 'ArrowFunction') return null;
  const last = node.lastChild;
  if (!last || last.name === 'ParamList') return null;
  if (node.name === 'ArrowFunction') return node.getChild('Arrow') ? last : null;
  return last.name === 'Block' ? last : null;
}

/**
 * Begins each loop and each function with a call of `__guard(line)`, which ends what never ends.
 * No line is added, so that places in errors stay right.
 * Takes TypeScript with JSX; returns the same with the calls. Code with mistakes is returned with calls
 * where its structure is clear.
 */
export function addGuards(code: string): string {
  const insertions: Insertion[] = [];
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1))
    lineStarts.push(at + 1);
  let line = 1;

  const wrap = (body: SyntaxNode, open: string, close: string) => {
    insertions.push({at: body.from, text: open, closes: false});
    insertions.push({at: body.to, text: close, closes: true});
  };
  const guardBlock = (body: SyntaxNode) =>
    insertions.push({at: body.from + 1, text: `__guard(${line});`, closes: false});

  typescript.parse(code).iterate({
    enter({node}) {
      while ((lineStarts[line] ?? Number.POSITIVE_INFINITY) <= node.from) line += 1;
      if (LOOPS.has(node.name)) {
        const body = bodyOfLoop(node);
        if (!body || body.type.isError) return;
        if (body.name === 'Block') guardBlock(body);
        else wrap(body, `{__guard(${line});`, '}');
        return;
      }
      const body = bodyOfFunction(node);
      if (!body || body.type.isError) return;
      if (body.name === 'Block') guardBlock(body);
      else wrap(body, `(__guard(${line}),`, ')');
    },
  });
  insertions.sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes));
  let result = '';
  let done = 0;
  for (const {at, text} of insertions) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}

import ts from 'typescript';
import {eachNode} from '../each-node.ts';

/** A `// → value` comment and the place of its expression. */
export interface Assertion {
  /** 0-based line of the comment in the code. */
  line: number;
  /** 0-based column of the comment. */
  column: number;
  /** The comment has a line of its own: it speaks about the statement that ends above it. */
  isAlone: boolean;
  /** What the writer says comes out: `0.5`, or `throws "message part"`. */
  expected: string;
  /** Part of the message that must be thrown, if the comment says `throws`. */
  throws?: string;
}

/** Code whose asserted expressions report their values, and what it was made from. */
export interface Instrumented {
  code: string;
  assertions: Assertion[];
  /** Comments with no expression that ends on their line, or on the line above if they stand alone. */
  orphans: Assertion[];
}

interface Edit {
  at: number;
  remove?: number;
  insert: string;
}

const comment = /\/\/ →[ \t]*(.*)$/;
const continued = /^\s*\/\/ {3,}(\S.*)$/;

/** Tells whether the code promises results. */
export function hasAssertions(code: string): boolean {
  return code.split('\n').some((line) => comment.test(line));
}

/**
 * Wraps each asserted expression into a call that reports its value: `a(1); // → 2` becomes
 * `$value(0, a(1));`. Lines stay where they are.
 *
 * @param name File name; its extension decides whether JSX is read.
 * @param resolve Gives the module a relative import is replaced by; undefined leaves it.
 */
export function instrument(
  name: string,
  code: string,
  resolve: (specifier: string) => string | undefined,
): Instrumented {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true);
  const expressions = new Map<number, ts.Expression>();
  const edits: Edit[] = [];
  eachNode(source, (node) => {
    const expression = asserted(node);
    if (expression) expressions.set(lineOf(source, node.end), expression);
    const specifier = moduleSpecifier(node);
    const module = specifier && resolve(specifier.text);
    if (specifier && module) {
      const at = specifier.getStart();
      edits.push({at, remove: specifier.end - at, insert: JSON.stringify(module)});
    }
  });
  const assertions: Assertion[] = [];
  const orphans: Assertion[] = [];
  for (const assertion of findAssertions(code)) {
    const expression =
      expressions.get(assertion.line) ??
      (assertion.isAlone ? expressions.get(assertion.line - 1) : undefined);
    if (!expression) {
      orphans.push(assertion);
      continue;
    }
    const id = assertions.push(assertion) - 1;
    const awaits = /\bawait\b/.test(expression.getText());
    const before = assertion.throws === undefined ? `$value(${id}, ` : throwing(id, awaits);
    edits.push({at: expression.getStart(), insert: `${before}(`});
    edits.push({at: expression.end, insert: '))'});
  }
  return {code: applyEdits(code, edits), assertions, orphans};
}

function throwing(id: number, awaits: boolean): string {
  return awaits ? `await $throwsLater(${id}, async () => ` : `$throws(${id}, () => `;
}

/** What a comment behind this statement speaks about; for `console.log(x)` it is `x`. */
function asserted(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.at(-1)?.initializer;
  if (!ts.isExpressionStatement(node)) return undefined;
  const {expression} = node;
  if (ts.isCallExpression(expression) && expression.expression.getText() === 'console.log') {
    return expression.arguments[0];
  }
  return expression;
}

function moduleSpecifier(node: ts.Node): ts.StringLiteral | undefined {
  const specifier =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}

function findAssertions(code: string): Assertion[] {
  const lines = code.split('\n');
  return lines.flatMap((text, line) => {
    const match = comment.exec(text);
    if (!match) return [];
    let expected = match[1] ?? '';
    for (let next = line + 1; continued.test(lines[next] ?? ''); next++) {
      expected += ` ${continued.exec(lines[next] ?? '')?.[1]}`;
    }
    const thrown = /^throws\s*(?:"(.*)"|'(.*)')?\s*$/.exec(expected);
    const throws = thrown ? (thrown[1] ?? thrown[2] ?? '') : undefined;
    const isAlone = text.slice(0, match.index).trim() === '';
    return [{line, column: match.index, isAlone, expected: expected.trim(), throws}];
  });
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line;
}

function applyEdits(code: string, edits: Edit[]): string {
  let result = code;
  for (const {at, remove = 0, insert} of edits.toSorted((a, b) => b.at - a.at)) {
    result = result.slice(0, at) + insert + result.slice(at + remove);
  }
  return result;
}

/**
 * Brings a printed value into one form, so that quotes, white space and trailing commas don't
 * decide whether a comment is right. Digits stay as they are.
 */
export function normalizeValue(text: string): string {
  return split(text)
    .map((part) =>
      isQuoted(part)
        ? JSON.stringify(unquote(part))
        : part.replace(/\s+/g, '').replace(/,(?=[\]}])/g, ''),
    )
    .join('')
    .replace(/([{,])"([A-Za-z_$][\w$]*)":/g, '$1$2:')
    .replace(/;$/, '');
}

/** Prints a value as the house formats literals: `{a: [1]}` instead of `{ a: [ 1 ] }`. */
export function tightenValue(text: string): string {
  return split(text)
    .map((part) => (isQuoted(part) ? part : part.replace(/([{[]) | (?=[}\]])/g, '$1')))
    .join('');
}

/** Splits a text into what is quoted and what is between. */
function split(text: string): string[] {
  const quotedOrNot = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^"'`]+|["'`]/g;
  return text.match(quotedOrNot) ?? [];
}

function isQuoted(part: string): boolean {
  return /^(["'`]).*\1$/s.test(part);
}

function unquote(part: string): string {
  return part.slice(1, -1).replace(/\\(n|t|.)/g, (_, character: string) => {
    if (character === 'n') return '\n';
    return character === 't' ? '\t' : character;
  });
}

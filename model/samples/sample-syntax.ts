import ts from 'typescript';
import {eachNode} from '../each-node.ts';

/** Parses the source of a sample; `parent` is set in its nodes. */
export const parse = (name: string, text: string) =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** What a file imports. */
interface Import {
  specifier: string;
  /** True for `import type`, which isn't there any more when the code runs. */
  isType: boolean;
}

/** @returns What a file imports or hands on, in order. */
export function importsOf(source: ts.SourceFile): Import[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const {moduleSpecifier} = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.isTypeOnly === true
      : statement.isTypeOnly;
    return [{specifier: moduleSpecifier.text, isType}];
  });
}

/** Files that are asked for while the code runs: `import('./MyVideo')`. */
export function lazyImportsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  eachNode(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
    const [file] = node.arguments;
    if (file && ts.isStringLiteralLike(file) && file.text.startsWith('.')) {
      found.push({specifier: file.text, isType: false});
    }
  });
  return found;
}

/** True for a statement at the top of a file that does something: a call, an awaited value, a loop. */
export function isEffect(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.some(
      ({initializer}) => initializer !== undefined && ts.isAwaitExpression(initializer),
    );
  }
  if (ts.isExpressionStatement(statement))
    return ts.isCallExpression(statement.expression) || ts.isAwaitExpression(statement.expression);
  return (
    ts.isForOfStatement(statement) || ts.isTryStatement(statement) || ts.isIfStatement(statement)
  );
}

/** True for a file with `declare const` or `declare function`: what is meant isn’t in the sample. */
export const declaresWhatIsMissing = (source: ts.SourceFile): boolean =>
  source.statements.some(
    (statement) =>
      (ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement)) &&
      statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DeclareKeyword),
  );

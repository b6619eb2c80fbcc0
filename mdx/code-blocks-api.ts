import ts from 'typescript';
import {eachNode} from '../model/each-node.ts';
import {isToolkitPackage} from '../shared/toolkit-packages.ts';

/** A toolkit name in a sample. */
export interface ApiUse {
  /** 0-based line and columns in the code. */
  line: number;
  start: number;
  end: number;
  /** The symbol: `remotion#spring`. */
  symbol: string;
}

/**
 * Finds the names that a sample imports from the toolkit, where it imports and where it uses them.
 *
 * @param code Visible and hidden lines: the import may stand among the hidden ones.
 */
export function findApiUses(code: string): ApiUse[] {
  if (!/['"](remotion|@remotion\/)/.test(code)) return [];
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const symbols = new Map<string, string>();
  const uses: ApiUse[] = [];
  const add = (node: ts.Node, symbol: string): void => {
    const {line, character} = source.getLineAndCharacterOfPosition(node.getStart());
    uses.push({line, start: character, end: character + node.getText().length, symbol});
  };
  for (const statement of source.statements) {
    for (const [specifier, symbol] of importedNames(statement)) {
      symbols.set(specifier.name.text, symbol);
      add(specifier.propertyName ?? specifier.name, symbol);
    }
  }
  if (symbols.size === 0) return [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    eachNode(statement, (node) => {
      const symbol = ts.isIdentifier(node) && symbols.get(node.text);
      if (symbol && isReference(node)) add(node, symbol);
    });
  }
  return uses;
}

function importedNames(statement: ts.Statement): [ts.ImportSpecifier, string][] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return [];
  }
  const module = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (!isToolkitPackage(module) || !bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map((element) => [
    element,
    `${module}#${(element.propertyName ?? element.name).text}`,
  ]);
}

/** An equal name of a property, parameter or declaration is somebody else's. */
function isReference(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isPropertySignature(parent)) return false;
  return !('name' in parent && parent.name === node);
}

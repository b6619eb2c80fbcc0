import ts from 'typescript';
import {isExported} from '../is-exported.ts';
import {functionOf} from './component-function.ts';
import {parse} from './sample-syntax.ts';

/** A component that a file exports. */
interface FoundComponent {
  name: string;
  needsProps: boolean;
  /** The function, or the variable that it is the value of. */
  node: ts.FunctionDeclaration | ts.VariableDeclaration;
}

/** Tells whether a file exports a value of that name. */
export function exportsName(source: ts.SourceFile, name: string): boolean {
  return source.statements.some(
    (statement) =>
      ts.isVariableStatement(statement) &&
      isExported(statement) &&
      statement.declarationList.declarations.some((declared) => declared.name.getText() === name),
  );
}

/** Tells whether a file registers its root as soon as it runs; later, there is nothing to show yet. */
export function registersRoot(source: ts.SourceFile): boolean {
  return source.statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      statement.expression.expression.getText() === 'registerRoot',
  );
}

/** @returns What a file exports and looks like a component, in order. */
export function exportedComponents(source: ts.SourceFile): FoundComponent[] {
  return source.statements.flatMap((statement): FoundComponent[] => {
    if (!isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? 'default';
      return name === 'default' || /^[A-Z]/.test(name)
        ? [{name, needsProps: needsProps(statement.parameters[0]), node: statement}]
        : [];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declared) => {
      const name = declared.name.getText();
      const made = declared.initializer && functionOf(declared.initializer);
      if (!/^[A-Z]/.test(name) || !made || !hasMarkup(made)) return [];
      return [{name, needsProps: needsProps(made.parameters[0]), node: declared}];
    });
  });
}

function hasMarkup(node: ts.Node): boolean {
  let found = false;
  const visit = (child: ts.Node): void => {
    if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child) || ts.isJsxFragment(child))
      found = true;
    if (!found) ts.forEachChild(child, visit);
  };
  visit(node);
  return found || (ts.isArrowFunction(node) && node.body.kind === ts.SyntaxKind.NullKeyword);
}

function needsProps(parameter: ts.ParameterDeclaration | undefined): boolean {
  if (!parameter || parameter.initializer) return false;
  if (!ts.isObjectBindingPattern(parameter.name)) return true;
  return parameter.name.elements.some((element) => !element.initializer && !element.dotDotDotToken);
}

/** The file whose `<Composition>` plays a component, and under which name. */
export function findRoot(
  files: ReadonlyMap<string, string>,
  component: string,
): {file: string; id: string} | undefined {
  for (const [file, text] of files) {
    const id = idOfRoot(parse(file, text), component);
    if (id !== undefined && /export /.test(text)) return {file, id};
  }
  return undefined;
}

/** The `id` of the `<Composition>` or `<Still>` that has a component, somewhere in a file. */
function idOfRoot(node: ts.Node, component: string): string | undefined {
  const isTag = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
  if (isTag && /^(?:Composition|Still)$/.test(node.tagName.getText())) {
    const values = node.attributes.properties.filter(ts.isJsxAttribute);
    const given = (name: string) =>
      values.find((attribute) => attribute.name.getText() === name)?.initializer;
    const id = given('id');
    if (given('component')?.getText() === `{${component}}` && id && ts.isStringLiteral(id))
      return id.text;
  }
  return ts.forEachChild(node, (child) => idOfRoot(child, component));
}

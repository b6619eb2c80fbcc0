import ts from 'typescript';

/** Default values of one parameter, as the code declares them. */
export interface ParameterDefaults {
  /** Of the parameter itself: `(times = 1) => …`. */
  value?: string;
  /** Of its members: `({from = 0}) => …`. */
  members: ReadonlyMap<string, string>;
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Prints a value that can't depend on anything; undefined for all others. */
function printLiteral(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node)) return `'${node.text}'`;
  if (ts.isNumericLiteral(node)) return String(Number(node.text));
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = printLiteral(node.operand);
    return value === undefined ? undefined : `-${value}`;
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'false';
  return ts.isIdentifier(node) && node.text === 'Infinity' ? 'Infinity' : undefined;
}

function readPattern(pattern: ts.ObjectBindingPattern): [name: string, value: string][] {
  return pattern.elements.flatMap(({propertyName, name, initializer}): [string, string][] => {
    const key = propertyName ?? name;
    const value = initializer && printLiteral(initializer);
    return value !== undefined && ts.isIdentifier(key) ? [[key.text, value]] : [];
  });
}

/** What a function takes out of a parameter in its first lines: `const {from = 0} = options`. */
function unpackedIn({body}: FunctionNode, parameter: string): [name: string, value: string][] {
  if (!body || !ts.isBlock(body)) return [];
  return body.statements.filter(ts.isVariableStatement).flatMap(({declarationList}) =>
    declarationList.declarations.flatMap(({name, initializer}) => {
      const isParameter =
        initializer && ts.isIdentifier(initializer) && initializer.text === parameter;
      return isParameter && ts.isObjectBindingPattern(name) ? readPattern(name) : [];
    }),
  );
}

function readParameter(node: FunctionNode, parameter: ts.ParameterDeclaration): ParameterDefaults {
  const {name, initializer} = parameter;
  if (ts.isObjectBindingPattern(name)) return {members: new Map(readPattern(name))};
  const value = initializer && printLiteral(initializer);
  return {
    ...(value === undefined ? {} : {value}),
    members: new Map(ts.isIdentifier(name) ? unpackedIn(node, name.text) : []),
  };
}

/** What the names of a module stand for: functions, and components wrapped in `forwardRef()` and the like. */
function valuesOf(file: ts.SourceFile): Map<string, ts.Node> {
  const values = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      values.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) values.set(name.text, initializer);
      }
    } else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
      const {left, right} = statement.expression;
      // `exports.Player = forwardRef(PlayerFn)`; `exports.spring = spring` says nothing new.
      const isNew = ts.isPropertyAccessExpression(left) && !values.has(left.name.text);
      if (isNew && (isFunction(right) || ts.isCallExpression(right) || ts.isIdentifier(right))) {
        values.set(left.name.text, right);
      }
    }
  }
  return values;
}

function resolveFunction(
  values: ReadonlyMap<string, ts.Node>,
  node: ts.Node | undefined,
  depth = 0,
): FunctionNode | undefined {
  if (!node || depth > 4) return undefined;
  if (isFunction(node)) return node;
  if (ts.isIdentifier(node)) return resolveFunction(values, values.get(node.text), depth + 1);
  if (ts.isCallExpression(node)) return resolveFunction(values, node.arguments[0], depth + 1);
  return undefined;
}

/**
 * Reads the default values that a function of a JavaScript module declares for its parameters. The
 * declaration files can't hold them, and what their comments say is at times out of date.
 *
 * @param source Text of the module.
 * @param name What the function or component is called there.
 * @returns By position; empty if the module has no such function.
 */
export function readDefaults(source: string, name: string): ParameterDefaults[] {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2022);
  const values = valuesOf(file);
  const node = resolveFunction(values, values.get(name));
  return node ? node.parameters.map((parameter) => readParameter(node, parameter)) : [];
}

import ts from 'typescript';

/** Marks a place in a text whose value only the running program knows. */
export const VALUE = '\0';

/** What a package calls things: texts and functions that a message is made of. */
export interface Names {
  /** Exported texts by name; texts of an object as `object.key`. */
  constants: ReadonlyMap<string, string>;
  /** Functions by name; several may share one. */
  functions: ReadonlyMap<string, readonly ts.FunctionLikeDeclaration[]>;
}

/** Texts of the parameters of a helper, at one of its calls. */
export type Arguments = ReadonlyMap<string, string>;

const NONE: Arguments = new Map();
const DEPTH = 6;

/**
 * Reads the texts that an expression can have: of strings, templates, sums, joined lists, choices,
 * constants and calls of functions that return a text.
 *
 * @param node The expression.
 * @param names What the package calls things.
 * @param args Texts of the parameters around it, where they are known.
 * @returns One text for each way to choose, with `VALUE` for what isn't fixed.
 */
export function textsOf(
  node: ts.Expression,
  names: Names,
  args: Arguments = NONE,
  depth = 0,
): string[] {
  if (depth > DEPTH) return [VALUE];
  const inner = (expression: ts.Expression) => textsOf(expression, names, args, depth + 1);
  const one = (expression: ts.Expression): string => single(inner(expression));
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text +
        node.templateSpans.map(({expression, literal}) => one(expression) + literal.text).join(''),
    ];
  }
  if (ts.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const {kind} = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken) return [one(node.left) + one(node.right)];
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
      return [...inner(node.left), ...inner(node.right)];
    return [VALUE];
  }
  if (ts.isObjectLiteralExpression(node)) return textsOfProperty(node, inner);
  if (ts.isPropertyAccessExpression(node)) {
    const owner = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText();
    const {text} = node.name;
    return [
      names.constants.get(`${owner}.${text}`) ??
        names.constants.get(text) ??
        args.get(text) ??
        VALUE,
    ];
  }
  if (ts.isIdentifier(node)) {
    const known = args.get(node.text);
    if (known !== undefined) return [known];
    const initializer = initializerOf(node);
    return initializer ? inner(initializer) : [VALUE];
  }
  if (ts.isCallExpression(node)) return textsOfCall(node, names, inner, depth);
  return [VALUE];
}

/** The text of something that stands within a text; a choice there is a value. */
export function single(texts: readonly string[]): string {
  return texts.length === 1 && texts[0] !== undefined ? texts[0] : VALUE;
}

/** An error that is made from an object carries its text in `message`. */
function textsOfProperty(
  node: ts.ObjectLiteralExpression,
  inner: (node: ts.Expression) => string[],
): string[] {
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'message')
      return inner(property.initializer);
  }
  return [VALUE];
}

function textsOfCall(
  node: ts.CallExpression,
  names: Names,
  inner: (node: ts.Expression) => string[],
  depth: number,
): string[] {
  const [first] = node.arguments;
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression : undefined;
  if (callee?.name.text === 'join') {
    const list = listBefore(callee.expression);
    if (list) {
      const separator = first ? single(inner(first)) : ',';
      return [list.elements.map((element) => single(inner(element))).join(separator)];
    }
  }
  if (callee?.name.text === 'trim') return inner(callee.expression);
  // chalk.red(…) and its like color a text.
  if (/\bchalk\b/.test(node.expression.getText()) && first) return inner(first);
  const name = calledName(node);
  const functions = name === undefined ? undefined : names.functions.get(name);
  const found = (functions ?? []).flatMap((declaration) =>
    returnedBy(declaration).flatMap((returned) => textsOf(returned, names, NONE, depth + 2)),
  );
  const fixed = found.filter((text) => text.replaceAll(VALUE, '').trim() !== '');
  return fixed.length > 0 && fixed.length <= 6 ? fixed : [VALUE];
}

/** The list in `[…].filter(…).join(…)`, also through a constant. */
function listBefore(node: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node)) return node;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (node.expression.name.text === 'filter') return listBefore(node.expression.expression);
  }
  if (ts.isIdentifier(node)) {
    const initializer = initializerOf(node);
    return initializer ? listBefore(initializer) : undefined;
  }
  return undefined;
}

/** @returns The name by which a function is called: `warn` of `Log.warn()` and of `(0, log_1.warn)()`. */
export function calledName({expression}: ts.CallExpression | ts.NewExpression): string | undefined {
  let callee: ts.Expression = expression;
  while (ts.isParenthesizedExpression(callee)) callee = callee.expression;
  if (ts.isBinaryExpression(callee)) callee = callee.right;
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : undefined;
}

/** What a variable was set to where it was declared, in the nearest scope that declares it. */
function initializerOf(identifier: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node | undefined = identifier.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({name}) => declares(name, identifier)))
      return undefined;
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isCaseClause(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (!declares(name, identifier)) continue;
        return ts.isIdentifier(name) && initializer !== identifier.parent ? initializer : undefined;
      }
    }
  }
  return undefined;
}

function declares(name: ts.BindingName, {text}: ts.Identifier): boolean {
  if (ts.isIdentifier(name)) return name.text === text;
  return name.elements.some(
    (element) => ts.isBindingElement(element) && declares(element.name, {text} as ts.Identifier),
  );
}

/** Expressions that a function returns, not those of functions inside it. */
function returnedBy(declaration: ts.FunctionLikeDeclaration): ts.Expression[] {
  const {body} = declaration;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

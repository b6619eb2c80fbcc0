import ts from 'typescript';

/** A component, or what `memo()` and `forwardRef()` are called with. */
export function functionOf(
  node: ts.Expression,
): ts.ArrowFunction | ts.FunctionExpression | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  if (ts.isCallExpression(node) && node.arguments[0]) return functionOf(node.arguments[0]);
  return undefined;
}

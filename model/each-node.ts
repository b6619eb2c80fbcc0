import ts from 'typescript';

/** Visits a node and all nodes below it, each before those in it. */
export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
}

import ts from 'typescript';

/** Tells whether a statement begins with `export`. */
export const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

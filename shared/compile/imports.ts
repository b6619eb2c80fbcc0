import {parser} from '@lezer/javascript';

/** Parses what readers and the site's pages write: TypeScript with elements. */
export const typescript = parser.configure({dialect: 'ts jsx'});

/** A place at which a file asks for another file or a package. */
interface Import {
  module: string;
  /** What stands before the module's name; empty for `import()`. */
  clause: string;
  /** True for `import type`, which isn't there any more when the code runs. */
  isType: boolean;
}

/** Finds what a file imports, hands on, or asks for while it runs. Takes its text. */
export function readImports(text: string): Import[] {
  const found: Import[] = [];
  typescript.parse(text).iterate({
    enter({node}) {
      const isLazy = node.name === 'DynamicImport';
      const isStatement =
        node.name === 'ImportDeclaration' ||
        (node.name === 'ExportDeclaration' && node.getChild('from') !== null);
      const source = (isLazy || isStatement) && node.getChild('String');
      if (!source) return true;
      found.push({
        module: text.slice(source.from + 1, source.to - 1),
        clause: isLazy ? '' : text.slice(node.from, source.from),
        isType: node.getChild('type') !== null,
      });
      return false;
    },
  });
  return found;
}

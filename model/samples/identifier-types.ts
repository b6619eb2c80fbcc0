import ts from 'typescript';
import type {PageTypes} from '../../shared/sample-types.ts';
import {eachNode} from '../each-node.ts';
import {GENERATED, shortHash} from '../generated.ts';
import {firstVisibleLine} from './cut.ts';
import type {Project, VirtualFile} from './project.ts';

/** Key of a page in the address of its types. */
export const pageKey = (file: string): string => shortHash(file, 12);

/** Key of a sample within its page: its code, so that types never show at code they weren't made from. */
export const sampleKey = (code: string): string => shortHash(code, 8);

/** Where the types of a page lie. */
export const typesFile = (page: string): string => `${GENERATED}/types/${pageKey(page)}.json`;

/** Collects the type of every identifier in a page's visible code. */
export function readIdentifierTypes(program: ts.Program, project: Project): PageTypes {
  const checker = program.getTypeChecker();
  const indices = new Map<string, number>();
  const samples: Record<string, number[]> = {};
  for (const file of project.files) {
    const source = program.getSourceFile(file.path);
    if (source) samples[sampleKey(file.sample.code)] = collect(source, file);
  }
  return {texts: [...indices.keys()], samples};

  function collect(source: ts.SourceFile, file: VirtualFile): number[] {
    const first = firstVisibleLine(file.text);
    const found: number[] = [];
    const add = (node: ts.Identifier): void => {
      const start = node.getStart(source);
      const {line, character} = source.getLineAndCharacterOfPosition(start);
      const text = line < first ? undefined : typeText(checker, node);
      if (!text) return;
      const index = indices.get(text) ?? indices.size;
      indices.set(text, index);
      found.push(line - first, character, node.end - start, index);
    };
    eachNode(source, (node) => {
      if (ts.isIdentifier(node)) add(node);
    });
    return found;
  }
}

function typeText(checker: ts.TypeChecker, node: ts.Identifier): string | undefined {
  const found = checker.getSymbolAtLocation(node);
  if (!found) return undefined;
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  if (symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const flags = ts.TypeFormatFlags.InTypeAlias;
    return `type ${node.text} = ${checker.typeToString(type, undefined, flags)}`;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  if (type.flags & ts.TypeFlags.Any) return undefined;
  const printed = checker.typeToString(type);
  // A namespace prints as the path of its file on this machine.
  return printed.includes('import("') ? undefined : `${kindOf(symbol)}${node.text}: ${printed}`;
}

function kindOf({flags, valueDeclaration}: ts.Symbol): string {
  if (flags & ts.SymbolFlags.Class) return 'class ';
  if (flags & ts.SymbolFlags.Function) return 'function ';
  if (flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method)) return '';
  if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return '';
  return ts.getCombinedNodeFlags(valueDeclaration) & ts.NodeFlags.Const ? 'const ' : 'let ';
}

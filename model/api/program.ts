import path from 'node:path';
import ts from 'typescript';
import {root} from '../io.ts';

const TOOLKIT = path.join(root, 'toolkit');
const ENTRY = path.join(TOOLKIT, '__entry__.ts');

/** A type-checked program over modules, and the symbol of each. */
export interface ApiProgram {
  checker: ts.TypeChecker;
  modules: Map<string, ts.Symbol>;
}

/**
 * Type-checks modules as a user's project would resolve them.
 *
 * @param specifiers Modules to import.
 * @param virtual Files that exist only for the program, by absolute path; for tests.
 * @throws If a module can't be resolved.
 */
export function createApiProgram(
  specifiers: string[],
  virtual = new Map<string, string>(),
): ApiProgram {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [path.join(TOOLKIT, 'node_modules/@types')],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const files = new Map(virtual);
  files.set(
    ENTRY,
    specifiers.map((name, index) => `import * as m${index} from '${name}';`).join('\n'),
  );
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.getCurrentDirectory = () => TOOLKIT;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language);
  };
  const program = ts.createProgram([ENTRY], options, host);
  const checker = program.getTypeChecker();
  const modules = new Map<string, ts.Symbol>();
  for (const statement of program.getSourceFile(ENTRY)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const name = statement.moduleSpecifier.text;
    if (!symbol) throw new Error(`The module ${name} can't be resolved: run npm run toolkit.`);
    modules.set(name, symbol);
  }
  return {checker, modules};
}

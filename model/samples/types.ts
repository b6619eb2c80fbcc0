import path from 'node:path';
import ts from 'typescript';
import type {Problem} from '../../shared/problem.ts';
import {sampleOptions} from '../../shared/sample-options.ts';
import {exists, readText} from '../io.ts';
import {didYouMean} from '../nearest.ts';
import {type Project, resolveInProject, type VirtualFile} from './project.ts';

const options = {...sampleOptions(ts), types: ['node', 'react', 'react-dom']};

/** What the compiler needs besides the samples. */
export interface TypeContext {
  /** Absolute folder with `node_modules` of the pinned packages; projects lie below it. */
  toolkit: string;
  /** Ambient declarations every sample sees. */
  ambient: {path: string; text: string};
  /** Where the toolkit exports a name: `useCurrentFrame` → `remotion`. For hints only. */
  exporters: ReadonlyMap<string, string[]>;
}

const declarations = new Map<string, ts.SourceFile>();

/**
 * Reports what the compiler says about the projects of a program.
 *
 * @param program Made by `createProgram` from these projects.
 * @returns A Problem for each error that the fence doesn't declare, and for each declared one that
 *   doesn't occur.
 */
export function checkTypes(
  program: ts.Program,
  projects: Project[],
  context: TypeContext,
): Problem[] {
  const problems: Problem[] = [];
  for (const project of projects) {
    for (const file of project.files) {
      if (file.path.endsWith('.json')) continue;
      const source = program.getSourceFile(file.path);
      if (!source) throw new Error(`The compiler dropped ${file.path}`);
      const found = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      problems.push(...toProblems(found, file, project, context));
    }
  }
  return problems;
}

/**
 * Builds one program over all projects.
 *
 * @throws If the toolkit isn't installed.
 */
export function createProgram(projects: Project[], context: TypeContext): ts.Program {
  if (!exists(path.join(context.toolkit, 'node_modules/remotion/package.json'))) {
    throw new Error('The toolkit is not installed. Run: npm run toolkit');
  }
  const virtual = new Map<string, string>();
  const owners = new Map<string, {project: Project; file: VirtualFile}>();
  virtual.set(context.ambient.path, context.ambient.text);
  for (const project of projects) {
    for (const file of project.files) {
      virtual.set(file.path, file.text);
      owners.set(file.path, {project, file});
    }
  }
  return ts.createProgram({
    rootNames: [...virtual.keys()],
    options,
    host: createHost(virtual, owners, context),
  });
}

function createHost(
  virtual: Map<string, string>,
  owners: Map<string, {project: Project; file: VirtualFile}>,
  context: TypeContext,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const siteModules = `${path.dirname(context.toolkit)}/node_modules/`;
  const {fileExists, readFile, directoryExists} = host;
  const packages = ts.createModuleResolutionCache(context.toolkit, (name) => name, options);
  const importer = `${context.toolkit}/importer.ts`;
  // The site's own packages lie above the toolkit's: a sample must not find them by accident.
  host.fileExists = (name) => !name.startsWith(siteModules) && fileExists(name);
  host.directoryExists = (name) =>
    !`${name}/`.startsWith(siteModules) && (directoryExists?.(name) ?? true);
  host.readFile = (name) => virtual.get(name) ?? readFile(name);
  host.getCurrentDirectory = () => context.toolkit;
  host.writeFile = () => {};
  host.getSourceFile = (name, target) => {
    const text = virtual.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, target);
    const known = declarations.get(name);
    if (known) return known;
    const source = ts.createSourceFile(name, readText(name), target);
    declarations.set(name, source);
    return source;
  };
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map((literal) => {
      const owner = owners.get(containing);
      if (owner && literal.text.startsWith('.')) {
        const file = resolveInProject(owner.project, owner.file, literal.text);
        return {resolvedModule: file && virtualModule(file.path)};
      }
      const from = owner || virtual.has(containing) ? importer : containing;
      return ts.resolveModuleName(literal.text, from, options, host, packages);
    });
  return host;
}

function virtualModule(name: string): ts.ResolvedModuleFull {
  return {
    resolvedFileName: name,
    extension: path.extname(name),
    isExternalLibraryImport: false,
  };
}

function toProblems(
  found: readonly ts.Diagnostic[],
  file: VirtualFile,
  project: Project,
  context: TypeContext,
): Problem[] {
  const expected = file.sample.meta.expectErrors;
  const codes = new Set(found.map((diagnostic) => diagnostic.code));
  const problems = found
    .filter((diagnostic) => !expected.includes(diagnostic.code))
    .map((diagnostic) => ({
      ...place(diagnostic, file),
      rule: 'samples/type-error',
      message: `TS${diagnostic.code}: ${text(diagnostic)}`,
      hint: hint(diagnostic, project, context),
    }));
  const stale = expected
    .filter((code) => !codes.has(code))
    .map((code) => ({
      file: file.source,
      line: file.sample.line - 1,
      column: 1,
      rule: 'samples/stale-expect-error',
      message: `The sample compiles without the declared error TS${code}.`,
      hint:
        codes.size > 0
          ? `It has ${[...codes].map((found) => `TS${found}`).join(', ')}.`
          : 'Remove expect-error, or show the mistake again.',
    }));
  return [...problems, ...stale];
}

function place(
  diagnostic: ts.Diagnostic,
  file: VirtualFile,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const {line, character} = diagnostic.file
    ? ts.getLineAndCharacterOfPosition(diagnostic.file, diagnostic.start ?? 0)
    : {line: 0, character: 0};
  const {sample} = file;
  return {
    file: file.source,
    line: sample.line + line,
    column: (sample.indents[line] ?? 0) + character + 1,
  };
}

/** The first sentence says what, the innermost one why; those between repeat types. */
function text(diagnostic: ts.Diagnostic): string {
  const lines = ts
    .flattenDiagnosticMessageText(diagnostic.messageText, '\n')
    .split('\n')
    .map((line) => line.trim());
  const [first = '', ...rest] = lines;
  const last = rest.at(-1);
  return [first, last]
    .filter((line) => line !== undefined)
    .map(shorten)
    .join(' ');
}

function shorten(line: string): string {
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

function hint(diagnostic: ts.Diagnostic, project: Project, context: TypeContext): string {
  const [, name = ''] = /'([^']+)'/.exec(text(diagnostic)) ?? [];
  if (diagnostic.code === 2307 && name.startsWith('.')) {
    const titles = [...project.titled.keys()].map((file) => path.relative(project.folder, file));
    return titles.length > 0
      ? `Titled fences of this page: ${titles.join(', ')}.`
      : 'Give the imported fence a title="…", or declare the name above "// ---cut---".';
  }
  if (diagnostic.code === 2307) {
    return 'Only packages of toolkit/package.json are installed: check=off reason="…" if another one is meant.';
  }
  if (diagnostic.code === 2666) {
    return 'A fence of ambient declarations needs a title that ends in .d.ts.';
  }
  if (diagnostic.code === 2353) {
    const keys = [...text(diagnostic).matchAll(/(\w+)\??: /g)].map(([, key = '']) => key);
    return didYouMean(name, keys, 'Known keys are those of the type.');
  }
  const packages = context.exporters.get(name);
  if ([2304, 2552, 2503, 2686].includes(diagnostic.code)) {
    return packages
      ? `import {${name}} from '${packages[0]}';`
      : 'Import the name, or declare it above "// ---cut---".';
  }
  if (diagnostic.code === 2305 && packages) {
    return `${name} comes from ${packages.join(', ')}.`;
  }
  return `If the mistake is what the sample shows: expect-error=${diagnostic.code}.`;
}

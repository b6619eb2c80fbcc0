import {createRequire} from 'node:module';
import ts from 'typescript';
import {exists, listFiles, readText} from '../io.ts';
import type {Diagram} from './diagram.ts';

const FOLDER = 'content/diagrams';
const require = createRequire(import.meta.url);

/** What a diagram may import: the toolkit, so that curves are computed by what they describe. */
const ALLOWED = ['remotion', '@remotion/transitions'];

/** @returns The ids of all diagrams. */
export function listDiagrams(): string[] {
  return listFiles(FOLDER, ['.ts']).map((file) =>
    file.slice(FOLDER.length + 1).replace(/\.ts$/, ''),
  );
}

/** @returns Where a diagram is written. */
export const diagramFile = (id: string): string => `${FOLDER}/${id}.ts`;

/**
 * Runs a diagram's file. It is read again each time, so that the dev server shows what was saved.
 *
 * @throws If the file is broken, imports something else than the toolkit or exports no `diagram`.
 */
export function evaluateDiagram(source: string): Diagram {
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS},
  });
  const load = (name: string): unknown => {
    if (!ALLOWED.includes(name)) throw new Error(`It imports "${name}".`);
    return require(name);
  };
  const exports: {diagram?: Diagram} = {};
  new Function('require', 'exports', outputText)(load, exports);
  if (!exports.diagram) throw new Error('It has no `export const diagram`.');
  return exports.diagram;
}

/** @returns The diagram of this id, or undefined if there is none. */
export function readDiagram(id: string): Diagram | undefined {
  const file = diagramFile(id);
  return /^[a-z0-9-]+$/.test(id) && exists(file) ? evaluateDiagram(readText(file)) : undefined;
}

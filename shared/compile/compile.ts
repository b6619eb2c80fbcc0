import {transform} from 'sucrase';
import {addGuards} from './add-guards.ts';
import type {Compiled, CompiledFile, CompilerFault} from './compiled.ts';
import {readImports} from './imports.ts';

/**
 * Compiles a file of a project: in the page what a reader writes, and in the build what the pages print.
 * Takes its path and text; returns the file, or the mistake that the compiler stopped at.
 */
export const compileFile = (path: string, text: string): Compiled =>
  /\.m?[jt]sx?$/.test(path) ? compileCode(path, text) : compileData(path, text);

/**
 * Compiles all files of a project of the site, so that a page runs it before it has a compiler.
 * Takes texts by path; leaves out what doesn't compile, which the page then says.
 */
export const compileAll = (files: Readonly<Record<string, string>>): CompiledFile[] =>
  Object.entries(files).flatMap(([path, text]) => compileFile(path, text).file ?? []);

/** Nobody nests style rules deeper; a browser gives its renderer up at some ten thousand levels. */
const MOST_NESTED = 100;

/** The first line, counted from 1, whose brackets are nested too deep; undefined where none is. */
function tooDeepLine(css: string): number | undefined {
  let depth = 0;
  let line = 1;
  for (const sign of css) {
    if (sign === '\n') line += 1;
    else if ('{(['.includes(sign)) depth += 1;
    else if ('})]'.includes(sign)) depth = Math.max(0, depth - 1);
    if (depth > MOST_NESTED) return line;
  }
  return undefined;
}

function compileData(path: string, text: string): Compiled {
  if (path.endsWith('.css')) {
    const line = tooDeepLine(text);
    if (line !== undefined) {
      const message = `Rules are nested more than ${MOST_NESTED} deep: a bracket may not be closed.`;
      return {fault: {message, file: path, line}};
    }
  }
  if (path.endsWith('.json')) {
    try {
      JSON.parse(text);
    } catch (error) {
      return {fault: {message: (error as Error).message, file: path}};
    }
  }
  return {file: {path, code: text, imports: [], declares: false, hosts: false}};
}

function compileCode(path: string, text: string): Compiled {
  const failed = run(path, text);
  if (failed.fault) return failed;
  // With the calls in it a mistake would be named at another column, so it is looked for before.
  const guarded = run(path, addGuards(text));
  if (guarded.fault) return guarded;
  return {file: {path, code: guarded.code, ...describeImports(text)}};
}

type Transformed = {code: string; fault?: undefined} | {code?: undefined; fault: CompilerFault};

function run(path: string, text: string): Transformed {
  if (path.endsWith('.d.ts')) return {code: ''};
  try {
    const {code} = transform(text, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      // Elements know their line, which the timeline shows.
      production: false,
      filePath: path,
      keepUnusedImports: false,
    });
    return {code};
  } catch (error) {
    return {fault: syntaxFault(path, error)};
  }
}

function syntaxFault(path: string, error: unknown): CompilerFault {
  const message = error instanceof Error ? error.message : String(error);
  const place = (error as {loc?: {line: number; column: number}}).loc;
  return {
    message: message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, ''),
    file: path,
    ...(place && {line: place.line, column: place.column}),
  };
}

function describeImports(text: string): Pick<CompiledFile, 'imports' | 'declares' | 'hosts'> {
  const imports = readImports(text).filter(({isType}) => !isType);
  const names = imports.map(({clause}) => clause).join('');
  return {
    imports: [...new Set(imports.map(({module}) => module))],
    declares: /\b(?:Composition|Still)\b/.test(names),
    // A thumbnail may also be part of a composition.
    hosts:
      /\bPlayer\b/.test(names) ||
      (/\bThumbnail\b/.test(names) && !/\buseCurrentFrame\b/.test(names)),
  };
}

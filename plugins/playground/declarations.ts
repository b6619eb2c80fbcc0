import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {z} from 'zod';
import {readJson} from '../../model/io.ts';
import {packages} from '../../shared/playground-packages.ts';

/** What the frame has a stand-in for, or a file that isn't code. */
const AMBIENT = `/// <reference types="react" />
/// <reference types="remotion" />
declare module '*.css';
declare module '@remotion/google-fonts/*' {
  export const fontFamily: string;
  export const getInfo: () => {fontFamily: string; importName: string; version: string; url: string; unicodeRanges: Record<string, string>; fonts: Record<string, Record<string, Record<string, string>>>};
  export const loadFont: (style?: string, options?: {weights?: string[]; subsets?: string[]; document?: Document; ignoreTooManyRequestsWarning?: boolean}) => {fontFamily: string; fonts: Record<string, Record<string, Record<string, string>>>; unicodeRanges: Record<string, string>; waitUntilDone: () => Promise<undefined>};
}
declare const process: {env: Record<string, string | undefined>};
`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
  skipLibCheck: true,
};

const printer = ts.createPrinter({removeComments: true});

/** The text without comments, which are somebody else's sentences and most of the weight. */
function printDeclaration(source: ts.SourceFile): string {
  const references = [
    ...source.libReferenceDirectives.map(({fileName}) => `/// <reference lib="${fileName}" />`),
    ...source.typeReferenceDirectives.map(({fileName}) => `/// <reference types="${fileName}" />`),
    ...source.referencedFiles.map(({fileName}) => `/// <reference path="${fileName}" />`),
  ];
  return [...references, printer.printFile(source)].join('\n').replaceAll(/^ +/gm, '');
}

/** What the compiler reads of a manifest to find the declarations. */
function printManifest(file: string): string {
  const manifest = readJson(file, z.record(z.unknown()));
  const read = ['name', 'version', 'main', 'types', 'typings', 'typesVersions', 'exports', 'type'];
  return JSON.stringify(
    Object.fromEntries(read.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : []))),
  );
}

/** The folder of the package that a file belongs to; undefined for a file of the compiler. */
const packageFolder = (file: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/**
 * Collects the declarations of all packages that the playground has, with React's, the DOM's and the
 * language's.
 *
 * @param siteDir Root of the site, where the packages resolve.
 * @returns Texts by path, as a virtual file system has them: packages below `/node_modules`, those of
 *   the compiler at the root.
 */
export function collectDeclarations(siteDir: string): Record<string, string> {
  const root = path.join(siteDir, 'playground-root.ts');
  const text = packages.map((name) => `export type * from '${name}';`).join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => file === root || fileExists(file);
  host.readFile = (file) => (file === root ? text : readFile(file));
  host.getSourceFile = (file, version, ...rest) =>
    file === root
      ? ts.createSourceFile(file, text, version)
      : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([root], OPTIONS, host);
  const found: Record<string, string> = {
    '/playground.d.ts': AMBIENT,
  };
  const compiler = path.join(siteDir, 'node_modules/typescript/lib/');
  for (const source of program.getSourceFiles()) {
    const {fileName} = source;
    if (fileName === root) continue;
    if (fileName.startsWith(compiler)) {
      found[`/${path.basename(fileName)}`] = printDeclaration(source);
      continue;
    }
    found[fileName.replace(siteDir, '')] = printDeclaration(source);
    const manifest = `${packageFolder(fileName)}/package.json`;
    const place = manifest.replace(siteDir, '');
    if (!(place in found)) found[place] = printManifest(manifest);
  }
  // Types of a package that has none of its own are found by its manifest, too.
  for (const name of packages) {
    const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    const place = `/node_modules/${folder}/package.json`;
    if (!(place in found) && existsSync(siteDir + place)) {
      found[place] = printManifest(siteDir + place);
    }
  }
  return found;
}

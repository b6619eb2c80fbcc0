import type ts from 'typescript';

/** The compiler options of samples: the check and the editor of the playground judge the same code alike. */
export const sampleOptions = (compiler: typeof ts): ts.CompilerOptions => ({
  target: compiler.ScriptTarget.ESNext,
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  moduleDetection: compiler.ModuleDetectionKind.Force,
  jsx: compiler.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noEmit: true,
});

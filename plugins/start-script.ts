import {buildSync} from 'esbuild';
import {root} from '../model/io.ts';

/**
 * Bundles what runs in the head of every document (`src/start/start.ts`). The end of the build minifies it, as it does
 * the other inline scripts.
 *
 * @returns A script that is no module and leaves no names behind.
 * @throws {Error} If it doesn't compile.
 */
export function startScript(): string {
  const {outputFiles} = buildSync({
    absWorkingDir: root,
    entryPoints: ['src/start/start.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    // Older than the site's browsers: it is what tells their readers that part of a page is missing.
    target: 'es2017',
    // Inlines what is used once, before SWC does the rest.
    minifySyntax: true,
    logLevel: 'error',
  });
  return outputFiles
    .map(({text}) => text)
    .join('')
    .trim();
}

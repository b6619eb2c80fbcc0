// The bundler's loader, as far as pages are loaded by it. plugins/client-routes/page-files.ts gives it
// its list of files, which has those of pages only once they are added.
import {type ChunkFiles, chunksOf, type ModuleReference} from '../../../shared/page-table';

declare const __webpack_require__: {
  (module: string | number): unknown;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Address of a chunk's script, within the site. */
  u(chunk: string): string;
  /** Address of the site. */
  p: string;
  /** Names of scripts by chunk. */
  files: ChunkFiles;
};

/** Tells the loader the names of more scripts. */
export const addFiles = (files: ChunkFiles): void => {
  Object.assign(__webpack_require__.files, files);
};

/**
 * Loads a module.
 *
 * @returns The module; one that has no exports of its own, as JSON has none, as a default export.
 * @throws {Error} `ChunkLoadError` if a file of it can't be loaded.
 */
export async function loadModule({
  $module: [id, ...chunks],
}: ModuleReference): Promise<{default?: unknown}> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const module = __webpack_require__(id) as {__esModule?: boolean; default?: unknown};
  return module.__esModule ? module : {default: module};
}

/** Addresses of the scripts that the modules of a page are in. */
export const scriptsOf = (modules: unknown): string[] =>
  chunksOf(modules)
    .filter((chunk) => chunk in __webpack_require__.files)
    .map((chunk) => __webpack_require__.p + __webpack_require__.u(chunk));

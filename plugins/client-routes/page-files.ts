import {shortHash} from '../../model/generated.ts';
import {SCRIPTS, STYLES} from '../../shared/page-table.ts';
import type {Draft} from './draft-table.ts';
import {writeTable} from './write-table.ts';

// What is used of the bundler's objects; Rspack and webpack have it alike.
interface Chunk {
  id?: string | number | null;
  name?: string | null;
  files: ReadonlySet<string>;
  groupsIterable: Iterable<ChunkGroup>;
  getAllAsyncChunks(): Iterable<Chunk>;
}

interface Module {
  nameForCondition(): string | null;
  blocks: readonly {dependencies: readonly object[]}[];
}

interface ChunkGroup {
  chunks: readonly Chunk[];
  origins: readonly {module?: Module | null; request?: string}[];
  isInitial(): boolean;
}

interface RuntimeModule {
  name: string;
  source?: unknown;
}

interface Source {
  source(): string | Buffer;
}

interface Hook<Arguments extends unknown[]> {
  tap(options: string | {name: string; stage: number}, fn: (...all: Arguments) => void): void;
}

interface Compilation {
  hooks: {runtimeModule: Hook<[RuntimeModule, Chunk]>; processAssets: Hook<[]>};
  modules: Iterable<Module>;
  chunks: Iterable<Chunk>;
  chunkGroups: Iterable<ChunkGroup>;
  chunkGraph: {getModuleId(module: Module): string | number | null};
  moduleGraph: {getModule(dependency: object): Module | null};
  // The two bundlers have a type of their own for what is a source.
  emitAsset(file: string, source: unknown): void;
  updateAsset(file: string, update: unknown): void;
  deleteAsset(file: string): void;
}

/** What is used of the bundler. */
export interface Compiler {
  hooks: {thisCompilation: Hook<[Compilation]>};
  webpack: {
    sources: {RawSource: new (text: string) => Source};
    Compilation: {
      PROCESS_ASSETS_STAGE_SUMMARIZE: number;
      PROCESS_ASSETS_STAGE_REPORT: number;
    };
  };
}

/** Name of the chunk with the module that names all pages. */
export const PAGES_CHUNK = 'pages';
const NAME = 'page-files';
/** Placeholder in the loader until the names of the files are known. */
const FILES = '__chunk_files__';

/** Parts of the loader that are replaced, by the bundler's names for them. */
const RUNTIME: Record<string, string> = {
  // The bundler's own lists the files of all pages.
  'get javascript chunk filename': `
__webpack_require__.files = Object.fromEntries("${FILES}".split(" ").map(function (entry) { return entry.split(":"); }));
__webpack_require__.u = function (chunk) {
  return ${JSON.stringify(SCRIPTS.folder)} + __webpack_require__.files[chunk] + ${JSON.stringify(SCRIPTS.ending)};
};`,
  // The framework's lists all chunks once more, for the prefetch that src/shell/prefetch.ts replaces.
  ChunkAssetRuntimeModule: '',
};

/** The name of a chunk's file of a kind; undefined if it has none. */
function fileOf(chunk: Chunk, {folder, ending}: typeof SCRIPTS): string | undefined {
  const file = [...chunk.files].find((name) => name.endsWith(ending));
  if (file && !file.startsWith(folder)) throw new Error(`${file} is not in ${folder}`);
  return file?.slice(folder.length, -ending.length);
}

const idOf = (chunk: Chunk) => String(chunk.id);

/** Files of a kind by chunk. */
function filesOf(chunks: Iterable<Chunk>, kind: typeof SCRIPTS): Record<string, string> {
  const files: Record<string, string> = {};
  for (const chunk of chunks) {
    const file = fileOf(chunk, kind);
    if (file) files[idOf(chunk)] = file;
  }
  return files;
}

/** What the imports of pages have become, and which chunks are not for pages alone. */
function readGraph(compilation: Compilation, importsFile: string) {
  const isPages = (module?: Module | null) => module?.nameForCondition() === importsFile;
  const imports = [...compilation.modules].find(isPages);
  if (!imports) throw new Error(`${importsFile} is not in the bundle: who imports it?`);
  const ofPage = ({origins}: ChunkGroup) =>
    origins.length > 0 && origins.every(({module}) => isPages(module));

  const modules = new Map<string, Module>();
  for (const {dependencies} of imports.blocks) {
    for (const dependency of dependencies) {
      const module = compilation.moduleGraph.getModule(dependency);
      const request = 'request' in dependency ? String(dependency.request) : '';
      if (module) modules.set(request, module);
    }
  }
  const chunks = new Map<string, Chunk[]>();
  for (const group of compilation.chunkGroups) {
    for (const {module, request} of group.origins) {
      if (!request || !isPages(module)) continue;
      // What is there from the start needs no loading.
      chunks.set(
        request,
        group.chunks.filter((chunk) => ![...chunk.groupsIterable].some((one) => one.isInitial())),
      );
    }
  }
  const all = [...compilation.chunks];
  const pages = all.filter(({name}) => name === PAGES_CHUNK);
  return {
    modules,
    chunks,
    pages,
    /** Chunks that something else than a page needs. */
    forAll: all.filter(
      (chunk) => !pages.includes(chunk) && ![...chunk.groupsIterable].every(ofPage),
    ),
  };
}

/**
 * Takes what grows with the number of pages out of the scripts that every page loads: the bundler's
 * loader keeps the names of files that something else than a page needs, and the names of pages' files go
 * into the table of pages, `assets/pages.*.json`.
 *
 * @param importsFile The module that imports what pages are made of (`printImports`); it is never run.
 * @param draft What pages are made of.
 * @throws {Error} While bundling, if the bundler has changed: a part of its loader has another name, or
 *   an import of a page has no module or chunk.
 */
export class PageFilesPlugin {
  constructor(
    private readonly importsFile: string,
    private readonly draft: Draft,
  ) {}

  apply(compiler: Compiler): void {
    const {sources, Compilation: stages} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const replaced = new Set<string>();
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        const code = RUNTIME[module.name];
        // A worker has a loader of its own.
        const ofSite = [...chunk.getAllAsyncChunks()].some(({name}) => name === PAGES_CHUNK);
        if (code === undefined || !ofSite || typeof module.source !== 'object') return;
        Object.assign(module.source ?? {}, {source: Buffer.from(code)});
        replaced.add(module.name);
      });

      // Once scripts are minified, and before the hashes in their names are made of their content.
      const beforeHashes = {name: NAME, stage: stages.PROCESS_ASSETS_STAGE_SUMMARIZE};
      compilation.hooks.processAssets.tap(beforeHashes, () => {
        const missing = Object.keys(RUNTIME).filter((name) => !replaced.has(name));
        if (missing.length > 0) {
          throw new Error(`The bundler's loader has no part "${missing.join('", "')}".`);
        }
        const {forAll} = readGraph(compilation, this.importsFile);
        const names = Object.entries(filesOf(forAll, SCRIPTS)).map((entry) => entry.join(':'));
        this.fill(compilation, forAll, names.join(' '), sources.RawSource);
      });

      const atTheEnd = {name: NAME, stage: stages.PROCESS_ASSETS_STAGE_REPORT};
      compilation.hooks.processAssets.tap(atTheEnd, () => {
        this.emitTable(compilation, sources.RawSource);
      });
    });
  }

  /** Writes the names of files into the loader. */
  private fill(
    compilation: Compilation,
    chunks: readonly Chunk[],
    names: string,
    RawSource: Compiler['webpack']['sources']['RawSource'],
  ): void {
    let filled = 0;
    for (const file of chunks.flatMap((chunk) => [...chunk.files])) {
      if (!file.startsWith(`${SCRIPTS.folder}runtime~`)) continue;
      compilation.updateAsset(file, (source: Source) => {
        const [before, after, ...more] = source.source().toString().split(FILES);
        if (before === undefined || after === undefined || more.length > 0) return source;
        filled += 1;
        return new RawSource(before + names + after);
      });
    }
    if (filled !== 1) throw new Error(`${filled} scripts want the names of files instead of one.`);
  }

  private emitTable(
    compilation: Compilation,
    RawSource: Compiler['webpack']['sources']['RawSource'],
  ): void {
    const {modules, chunks, pages} = readGraph(compilation, this.importsFile);
    const needed = new Set([...chunks.values()].flat());
    const table = writeTable(this.draft, {
      moduleOf(request) {
        const module = modules.get(request);
        const id = module && compilation.chunkGraph.getModuleId(module);
        const needs = chunks.get(request);
        if (id === null || id === undefined || !needs) {
          throw new Error(`The bundler has no module or no chunk for "${request}".`);
        }
        return {$module: [id, ...needs.map(idOf)]};
      },
      files: filesOf(needed, SCRIPTS),
      styles: filesOf(needed, STYLES),
    });
    const text = JSON.stringify(table);
    const hash = shortHash(text, 8);
    compilation.emitAsset(`assets/pages.${hash}.json`, new RawSource(text));
    // It has done its work.
    for (const file of pages.flatMap((chunk) => [...chunk.files])) compilation.deleteAsset(file);
  }
}

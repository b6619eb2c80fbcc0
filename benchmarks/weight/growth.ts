import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {minifySync} from '@swc/core';
import {globSync} from 'tinyglobby';
import {z} from 'zod';
import {readPageTable} from '../../build-steps/page-starts.ts';
import {expandTable, SCRIPTS, type TableRoute} from '../../shared/page-table.ts';

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
const docsPages = (build: string) => globSync('docs/**/*.html', {cwd: build}).length;

/** Bytes, brotli, that grow with the number of pages. */
export interface Growth {
  /** Docs pages, from the files of the build. */
  pages: number;
  /** Brotli bytes of route table, registry and lists of documents, wherever they are. */
  table: number;
  /** Brotli bytes of the names and hashes of all scripts, beside those that are in the table. */
  chunks: number;
  /** Brotli bytes of sidebar data that a docs page brings, the largest one. */
  sidebars: number;
  /** All of it for a thousand pages. */
  per1000: number;
}

function growthOf(parts: Omit<Growth, 'per1000'>): Growth {
  const {pages, table, chunks, sidebars} = parts;
  return {...parts, per1000: Math.round(((table + chunks + sidebars) / pages) * 1000)};
}

const pathsOf = (routes: readonly TableRoute[]): string[] =>
  routes.flatMap(({path, routes: below}) => (below ? pathsOf(below) : [path]));

/**
 * Measures what grows with the number of pages of this site and is loaded with every one of them, be it
 * at once or when the page is at rest. The loader doesn't grow (`plugins/client-routes/page-files.test.ts`).
 *
 * @throws {Error} If the table of the build lacks pages, or a sidebar has no file: what isn't there
 *   would weigh nothing.
 */
export function measureGrowth(build: string): Growth {
  const {table, address} = readPageTable(build);
  const {routes, files} = expandTable(table);
  const pages = docsPages(build);
  const listed = pathsOf(routes).filter((one) => /^\/docs(?:\/|$)/.test(one)).length;
  if (pages === 0 || listed !== pages) {
    throw new Error(`${build} has ${pages} docs pages, and its table of pages ${listed}`);
  }
  const sidebars = Object.entries(table.sidebars).map(
    ([
      name,
      {
        $module: [, ...chunks],
      },
    ]) => {
      const scripts = chunks.flatMap((chunk) => files[chunk] ?? []);
      if (scripts.length === 0) throw new Error(`The sidebar "${name}" has no file`);
      return scripts
        .map((file) =>
          brotli(readFileSync(path.join(build, SCRIPTS.folder, file + SCRIPTS.ending))),
        )
        .reduce((sum, size) => sum + size, 0);
    },
  );
  if (sidebars.length === 0) throw new Error(`${build} has no sidebar`);
  return growthOf({
    pages,
    table: brotli(readFileSync(path.join(build, address))),
    chunks: 0,
    sidebars: Math.max(...sidebars),
  });
}

/**
 * Measures the same of stock Docusaurus, from what it generates for its main script: minified alone, as
 * in that script.
 *
 * @param site Folder of the stock site, built.
 * @throws {Error} If one of the generated files isn't there.
 */
export function measureStockGrowth(site: string): Growth {
  const build = path.join(site, 'build');
  const generated = path.join(site, '.docusaurus');
  const read = (name: string) => readFileSync(path.join(generated, name), 'utf8');
  const scripts = ['routes.js', 'registry.js'].map(
    (name) => minifySync(read(name), {module: true, compress: true, mangle: true}).code,
  );
  const data = ['routesChunkNames.json', 'globalData.json'].map((name) =>
    JSON.stringify(JSON.parse(read(name))),
  );
  // The loader names each script by its chunk.
  const names = globSync('*.js', {cwd: path.join(build, SCRIPTS.folder)}).sort();
  const versionSchema = z.object({version: z.object({docsSidebars: z.record(z.unknown())})});
  const versions = globSync('docusaurus-plugin-content-docs/default/p/*.json', {cwd: generated})
    .map(read)
    .filter((text) => versionSchema.safeParse(JSON.parse(text)).success);
  if (versions.length === 0 || !existsSync(build)) {
    throw new Error(`${site} isn't a built site of stock Docusaurus`);
  }
  return growthOf({
    pages: docsPages(build),
    table: brotli([...scripts, ...data].join('\n')),
    chunks: brotli(names.join('\n')),
    sidebars: Math.max(...versions.map(brotli)),
  });
}

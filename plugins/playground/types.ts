import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {shortHash} from '../../model/generated.ts';
import {kept} from '../../model/io.ts';
import type {ApiPage} from '../../model/samples/api-pages.ts';
import type {FrameFiles} from '../../shared/playground.ts';
import {packages} from '../../shared/playground-packages.ts';
import {BROWSERS} from './browsers.ts';
import {collectDeclarations} from './declarations.ts';

async function script(file: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    // The virtual file system has a way to a real one, which nobody takes here.
    external: ['path'],
    target: BROWSERS,
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/** What the site says about names that a reader can import here. */
function listSymbols(pages: ReadonlyMap<string, ApiPage>): string {
  const known = new Set<string>([...packages, '@remotion/google-fonts']);
  const symbols = [...pages].flatMap(([key, {path: address, description}]) => {
    const [module = '', name = ''] = key.split('#');
    return known.has(module) ? [{module, name, path: address, description}] : [];
  });
  return JSON.stringify(symbols);
}

/**
 * Builds the worker that knows types: TypeScript, the formatter, declarations and descriptions, each a
 * file that is named by its content.
 *
 * @param siteDir Root of the site.
 * @param folder Folder that is served as `/playground`; files of earlier builds in it go.
 * @param pages Pages of the toolkit's names.
 * @returns Addresses of the files.
 */
export async function buildTypes(
  siteDir: string,
  folder: string,
  pages: ReadonlyMap<string, ApiPage>,
): Promise<FrameFiles['types']> {
  const source = path.join(siteDir, 'src/playground/types');
  const texts = ['worker.ts', 'service.ts', 'messages.ts', 'format.ts']
    .map((file) => path.join(source, file))
    .concat(path.join(siteDir, 'plugins/playground/types.ts'))
    .concat(path.join(siteDir, 'plugins/playground/declarations.ts'))
    .concat(path.join(siteDir, 'shared/playground-packages.ts'))
    .concat(path.join(siteDir, 'shared/sample-options.ts'))
    .concat(path.join(siteDir, 'package-lock.json'));
  const key = shortHash(texts.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const cache = path.join(siteDir, '.cache/playground-types');
  // The compiler takes seconds to bundle and to print what it reads: both change with the lockfile only.
  const [worker, format, declarations] = await Promise.all([
    kept(`${cache}/worker-${key}.js`, () => script(path.join(source, 'worker.ts'))),
    kept(`${cache}/format-${key}.js`, () => script(path.join(source, 'format.ts'))),
    kept(`${cache}/declarations-${key}.json`, async () =>
      JSON.stringify(collectDeclarations(siteDir)),
    ),
  ]);
  const target = path.join(folder, 'types');
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  const write = (name: string, extension: string, text: string | Buffer): string => {
    const file = `${name}.${shortHash(text)}.${extension}`;
    writeFileSync(path.join(target, file), text);
    return `/playground/types/${file}`;
  };
  return {
    worker: write('worker', 'js', worker),
    format: write('format', 'js', format),
    declarations: write('declarations', 'json', declarations),
    symbols: write('symbols', 'json', listSymbols(pages)),
  };
}

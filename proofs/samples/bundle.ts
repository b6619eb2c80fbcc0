import {isBuiltin} from 'node:module';
import path from 'node:path';
import {type BuildFailure, type BuildOptions, build, type Plugin} from 'esbuild';
import {root} from '../../model/io.ts';
import {fileBeside, foldersOf} from '../../model/samples/file-beside.ts';
import type {WatchedFilm} from '../../model/watch/films.ts';

const page = path.join(import.meta.dirname, 'page');
const toolkit = path.join(root, 'toolkit');

/** Packages of which there must be one copy, as a module: the pinned one. */
const ONE_COPY =
  /^(?:react|react-dom|remotion|three|zod|@react-three\/fiber|@remotion\/[\w-]+)(?:\/|$)/;
/** Files that stand beside a sample and that its page doesn't show. */
const ASSET = /\.(?:png|jpe?g|gif|svg|webp|mp[34]|webm|wav|woff2?)$/;

const sources = (films: ReadonlyMap<string, WatchedFilm>): Plugin => ({
  name: 'samples',
  setup({onResolve, onLoad, resolve}) {
    onResolve({filter: /^(?:start|film):/}, ({path: name}) => {
      const [namespace = '', rest = ''] = name.split(/:(.*)/s);
      return {path: rest, namespace};
    });
    onLoad({filter: /.*/, namespace: 'start'}, ({path: hash}) => {
      const film = films.get(hash);
      return film && {contents: startOf(film), loader: 'ts', resolveDir: toolkit};
    });
    onLoad({filter: /.*/, namespace: 'film'}, ({path: name}) => {
      const [hash = '', file = ''] = name.split(/\/(.*)/s);
      const contents = films.get(hash)?.film.project.files[file];
      const loader = file.endsWith('.json') ? 'json' : file.endsWith('.css') ? 'css' : 'tsx';
      // A framework of styles is made by its own bundler, which isn't there.
      const plain = contents?.replaceAll(/^@(?:import|config|plugin|source) ['"](?!\.).*$/gm, '');
      return {contents: (loader === 'css' ? plain : contents) ?? '', loader, resolveDir: toolkit};
    });
    onResolve({filter: /^\./, namespace: 'film'}, ({path: name, importer}) => {
      const [hash = '', from = ''] = importer.replace(/^film:/, '').split(/\/(.*)/s);
      const files = Object.keys(films.get(hash)?.film.project.files ?? {});
      const folders = from === 'src/Sample.tsx' ? foldersOf(files) : [path.posix.dirname(from)];
      const found = fileBeside((file) => files.includes(file), folders, name);
      if (found) return {path: `${hash}/${found}`, namespace: 'film'};
      if (ASSET.test(name)) return {path: `/${path.basename(name)}`, namespace: 'address'};
      // Types, and styles that aren't shown.
      return {path: name, namespace: 'nothing'};
    });
    onLoad({filter: /.*/, namespace: 'address'}, ({path: address}) => ({
      contents: `export default ${JSON.stringify(address)};`,
    }));
    onLoad({filter: /.*/, namespace: 'nothing'}, () => ({contents: 'export default {};'}));
    // Some packages name what only a computer has; in a page they don't get that far.
    onResolve({filter: /^[\w/:]+$/}, ({path: name}) =>
      isBuiltin(name) ? {path: name, namespace: 'nothing'} : undefined,
    );
    onResolve({filter: ONE_COPY}, ({path: name, namespace, pluginData}) => {
      if (pluginData === 'asked') return undefined;
      if (namespace === 'film' && name === 'remotion')
        return {path: path.join(page, 'remotion.ts')};
      if (namespace === 'film' && name === '@remotion/player')
        return {path: path.join(page, 'player.tsx')};
      return resolve(name, {resolveDir: toolkit, kind: 'import-statement', pluginData: 'asked'});
    });
  },
});

/** The module that a sample is started with; `require()`, so that its files run when they are asked for. */
function startOf({hash, film: {project, props}}: WatchedFilm): string {
  const code = Object.entries(project.files).filter(([file]) => /\.tsx?$/.test(file));
  const load = code.map(
    ([file]) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`film:${hash}/${file}`)})`,
  );
  const importsIn = (text: string) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) => name);
  // A part of the page may have the Player.
  const partsOf = (text: string) =>
    importsIn(text).flatMap((name) => {
      const stem = path.posix.basename(name);
      return code.filter(([file]) => path.posix.parse(file).name === stem).map(([, part]) => part);
    });
  const files = code.map(([file, text]) => ({
    path: file,
    code: '',
    imports: importsIn(text),
    declares: /<(?:Composition|Still)\b/.test(text),
    hosts: [text, ...partsOf(text)].some((one) => /<(?:Player|Thumbnail)\b/.test(one)),
  }));
  const {entry = null, composition = null, video} = project;
  return `export const load = {${load.join(', ')}};
export const props = () => (${props ?? '{}'});
export const files = ${JSON.stringify(files)};
export const wanted = ${JSON.stringify({entry, composition, video})};`;
}

/**
 * Bundles the page and the samples; what several of them need is a file of its own.
 *
 * @param folder Where the files go: `page.js`, and `<hash>.js` for each.
 * @returns Samples that can't be bundled, with the reason.
 */
export async function bundleFilms(
  films: readonly WatchedFilm[],
  folder: string,
): Promise<Map<string, string>> {
  const byHash = new Map(films.map((film) => [film.hash, film]));
  const failed = new Map<string, string>();
  const options = (hashes: readonly string[]): BuildOptions => ({
    entryPoints: [
      {in: path.join(page, 'page.tsx'), out: 'page'},
      ...hashes.map((hash) => ({in: `start:${hash}`, out: hash})),
    ],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'chrome120',
    loader: {'.woff2': 'file', '.wasm': 'file'},
    define: {'process.env.NODE_ENV': '"development"', 'process.env': '{}', global: 'window'},
    logLevel: 'silent',
    plugins: [sources(byHash)],
  });
  try {
    await build(options([...byHash.keys()]));
  } catch (error) {
    // One that can't be bundled must not keep the others from it.
    for (const {text, location} of (error as BuildFailure).errors) {
      const hash = [...byHash.keys()].find((name) => location?.file.includes(name));
      if (!hash) throw error;
      failed.set(hash, text);
    }
    await build(options([...byHash.keys()].filter((hash) => !failed.has(hash))));
  }
  return failed;
}

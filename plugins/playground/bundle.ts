import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type BuildOptions, build, type Plugin} from 'esbuild';
import {z} from 'zod';
import {shortHash} from '../../model/generated.ts';
import {readJson} from '../../model/io.ts';
import {packageSchema} from '../../model/schema/reports.ts';
import {frameDirectives} from '../../shared/frame-policy.ts';
import type {FrameFiles} from '../../shared/playground.ts';
import {commonJs, packages} from '../../shared/playground-packages.ts';
import {BROWSERS} from './browsers.ts';

/** The runtime that the frame starts with, beside the packages. */
const RUNTIME = 'playground';

const common = {
  bundle: true,
  write: false,
  minify: true,
  target: BROWSERS,
  define: {'process.env.NODE_ENV': '"production"'},
  logLevel: 'error',
  legalComments: 'none',
  metafile: true,
} satisfies BuildOptions;

interface Bundle {
  code: string;
  /** Packages that it requires. */
  needs: string[];
}

/** Leaves every package of the list to be required; esbuild's own list would take `react-dom` for all below it. */
const requireOthers = (own: string): Plugin => ({
  name: 'require-others',
  setup({onResolve}) {
    const known: readonly string[] = packages;
    onResolve({filter: /^[^./]/}, ({path: name}) =>
      name !== own && known.includes(name) ? {path: name, external: true} : undefined,
    );
  },
});

async function bundle(name: string, options: BuildOptions): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    ...common,
    format: 'cjs',
    plugins: [requireOthers(name)],
    ...options,
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile?.outputs ?? {});
  const known: readonly string[] = packages;
  const needs = (output?.imports ?? [])
    .map((found) => found.path)
    .filter((needed) => known.includes(needed) && needed !== name);
  return {code: outputFiles?.[0]?.text ?? '', needs: [...new Set(needs)]};
}

const bundlePackage = (name: string, root: string) =>
  bundle(name, {
    stdin: {
      contents: commonJs.has(name)
        ? `module.exports = require(${JSON.stringify(name)});`
        : `export * from ${JSON.stringify(name)};`,
      resolveDir: root,
    },
  });

async function script(file: string, define: Record<string, string> = {}): Promise<string> {
  const {outputFiles} = await build({
    ...common,
    entryPoints: [file],
    format: 'iife',
    define,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const INNER_STYLE =
  'html{forced-color-adjust:none}*{box-sizing:border-box}html,body,#root{height:100%;margin:0}body{font-family:"Instrument Sans Variable",sans-serif;background:#0b1315;overflow:hidden}.page{height:100%;overflow:auto;background:#fff;color:#111}';

/**
 * The policy of everything in the frame. Scripts begin with one of two known ones; what the reader writes, and
 * packages, come as text from the page and are evaluated.
 */
const framePolicy = (scripts: string[]): string =>
  [...frameDirectives(`${scripts.map(hashOf).join(' ')} 'unsafe-eval'`), "frame-src 'none'"].join(
    '; ',
  );

async function frameDocument(source: string): Promise<string> {
  const bootstrap = await script(path.join(source, 'bootstrap.ts'));
  // A text of the script that looks like its end would end it.
  const inner = `<!doctype html><meta charset="utf-8"><style>${INNER_STYLE}</style><div id="root"></div><script>${bootstrap}</script>`;
  const literal = JSON.stringify(inner).replaceAll('<', '\\u003c');
  const outer = await script(path.join(source, 'outer.ts'), {INNER_DOCUMENT: literal});
  const safe = outer.replaceAll('</script', '<\\/script');
  const policy = framePolicy([bootstrap, safe]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Preview</title><style>html,body{height:100%;margin:0;overflow:hidden;background:#0b1315}iframe{display:block;width:100%;height:100%;border:0}</style><body><script>${safe}</script></body></html>\n`;
}

/** The toolkit's pins: what this site describes, and its samples were compiled with. */
function readVersions(siteDir: string): FrameFiles['versions'] {
  const {dependencies, overrides} = readJson(
    path.join(siteDir, 'toolkit/package.json'),
    packageSchema.extend({overrides: z.record(z.string())}),
  );
  const {devDependencies} = readJson(path.join(siteDir, 'package.json'), packageSchema);
  const own = Object.entries(overrides).filter(([name]) => /^(?:@remotion\/|remotion$)/.test(name));
  // A page with a Player of its own is taken home as a small site.
  const {vite = ''} = devDependencies;
  return {dependencies: {...dependencies, vite}, overrides: Object.fromEntries(own)};
}

/**
 * Builds the frame of the playground and the packages it may ask for.
 *
 * @param siteDir Root of the site, where the packages resolve.
 * @param folder Folder that is served as `/playground`; files of earlier builds in it go.
 * @returns Addresses of all files, for the page.
 */
export async function buildFrame(
  siteDir: string,
  folder: string,
): Promise<Omit<FrameFiles, 'types' | 'fonts'>> {
  const source = path.join(siteDir, 'src/playground/frame');
  const runtime = bundle(RUNTIME, {
    entryPoints: [path.join(source, 'main.ts')],
    jsx: 'automatic',
  });
  const bundles = await Promise.all(
    packages.map(async (name) => [name, await bundlePackage(name, siteDir)] as const),
  );
  const document = await frameDocument(source);
  rmSync(path.join(folder, 'lib'), {recursive: true, force: true});
  rmSync(path.join(folder, 'frame'), {recursive: true, force: true});
  for (const name of ['lib', 'frame']) mkdirSync(path.join(folder, name), {recursive: true});
  const libraries: FrameFiles['libraries'] = {};
  for (const [name, {code, needs}] of [...bundles, [RUNTIME, await runtime] as const]) {
    const file = `${name.replace('@', '').replaceAll('/', '-')}.${shortHash(code)}.js`;
    writeFileSync(path.join(folder, 'lib', file), code);
    libraries[name] = {file: `/playground/lib/${file}`, needs};
  }
  const page = `${shortHash(document)}.html`;
  writeFileSync(path.join(folder, 'frame', page), document);
  return {frame: `/playground/frame/${page}`, libraries, versions: readVersions(siteDir)};
}

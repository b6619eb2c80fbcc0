import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {pageStarter, readPageTable} from '../../build-steps/page-starts.ts';
import {documentTemplate} from '../../shared/document.ts';
import {chunksOf, expandTable} from '../../shared/page-table.ts';
import {type Draft, draftTable, printImports} from './draft-table.ts';
import {type Compiler, PageFilesPlugin} from './page-files.ts';
import {readGenerated} from './read-generated.ts';

// The bundler that the site is built with, as the framework has it.
const {rspack} = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'))(
  '@rspack/core',
);

let folder = '';
let draft: Draft;
const at = (...names: string[]) => path.join(folder, ...names);

/** What the framework generates for two docs pages, two others, and a list of posts. */
function generate() {
  const {routesConfig, routesChunkNames, registry} = generateRoutesCode([
    {path: '/about/', component: './about.js', exact: true},
    {path: "/it's", component: './styled.js', exact: true},
    {path: '/blog', component: './list.js', exact: true, modules: {items: [{content: './a.js'}]}},
    {
      path: '/docs',
      component: './layout.js',
      modules: {__props: '@generated/version.json'},
      routes: [
        {
          path: '/docs/a',
          component: './item.js',
          modules: {content: './a.js'},
          exact: true,
          sidebar: 'api',
        },
        {
          path: '/docs/b',
          component: './item.js',
          modules: {content: './pieces/alone.js'},
          exact: true,
          sidebar: 'api',
        },
      ],
    },
  ]);
  const loaders = Object.entries(registry).map(
    ([chunk, request]) =>
      `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`,
  );
  writeFileSync(at('routes.js'), routesConfig);
  writeFileSync(at('registry.js'), `export default {\n${loaders.join('\n')}};\n`);
  writeFileSync(at('routesChunkNames.json'), JSON.stringify(routesChunkNames));
  writeFileSync(at('globalData.json'), '{}');
}

const SOURCES = {
  // Loads two pieces by a name that is only known while it runs: no script holds their chunks' ids as text
  // that belongs to an import. One of them is a page's module, too.
  'main.js': `import './pages-of-site.js'; import('./other.js');
    globalThis.piece = (name) => import(\`./pieces/\${name}.js\`);`,
  'pages-of-site.js': `import './common.css'; globalThis.start((() => import(/* webpackChunkName: "pages" */ './pages.js')));`,
  'common.css': 'body { color: red }',
  'other.js': 'export default "other"',
  'about.js': `import {deep} from './pieces/shared.js'; export default 'about ' + deep;`,
  'styled.js': `import './styled.css'; export default 'styled'`,
  'styled.css': 'p { color: blue }',
  'list.js': `export default 'list'`,
  'layout.js': `export default 'layout'`,
  'item.js': `export default 'item'`,
  'a.js': `export default 'a'; export const toc = ['one'];`,
  'side.json': '{"items": [1, 2, 3]}',
  'pieces/shared.js': `export const deep = 'deep'; export default 'piece';`,
  'pieces/alone.js': `export default 'alone';`,
};

async function bundle(plugins: object[]) {
  const stats = await new Promise<{hasErrors(): boolean; toString(options: object): string}>(
    (resolve, reject) =>
      rspack(
        {
          mode: 'production',
          context: folder,
          entry: './main.js',
          output: {
            path: at('build'),
            publicPath: '/',
            filename: 'assets/js/[name].[contenthash:8].js',
            chunkFilename: 'assets/js/[name].[contenthash:8].js',
          },
          optimization: {runtimeChunk: true, splitChunks: {cacheGroups: {default: false}}},
          module: {
            rules: [
              {
                test: /\.css$/,
                type: 'javascript/auto',
                use: [
                  rspack.CssExtractRspackPlugin.loader,
                  createRequire(import.meta.url).resolve('css-loader'),
                ],
              },
            ],
          },
          plugins: [
            new rspack.CssExtractRspackPlugin({
              filename: 'assets/css/[name].[contenthash:8].css',
              chunkFilename: 'assets/css/[name].[contenthash:8].css',
            }),
            ...plugins,
          ],
        },
        (error: Error | null, result: never) => (error ? reject(error) : resolve(result)),
      ),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({all: false, errors: true}));
}

/** The framework's part of the loader, which the plugin takes away. */
const chunkAssets = {
  apply(compiler: Compiler & {webpack: {RuntimeModule: new (name: string) => object}}) {
    const {RuntimeModule} = compiler.webpack;
    class ChunkAssetRuntimeModule extends RuntimeModule {
      constructor() {
        super('ChunkAssetRuntimeModule');
      }
      generate() {
        return '__webpack_require__.gca = "all chunks once more";';
      }
    }
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      const hooked = compilation as unknown as {
        hooks: {
          additionalTreeRuntimeRequirements: {tap(name: string, fn: (chunk: object) => void): void};
        };
        addRuntimeModule(chunk: object, module: object): void;
      };
      hooked.hooks.additionalTreeRuntimeRequirements.tap('test', (chunk) =>
        hooked.addRuntimeModule(chunk, new ChunkAssetRuntimeModule()),
      );
    });
  },
};

const script = (name: string) => {
  const file = readdirSync(at('build/assets/js')).find((one) => one.startsWith(`${name}.`)) ?? '';
  return readFileSync(at('build/assets/js', file), 'utf8');
};

/** What is used of the loader in the browser. */
interface Loader {
  (id: string | number): {default?: unknown};
  e(chunk: string): Promise<unknown>;
  u(chunk: string): string;
  files: Record<string, string>;
  gca?: unknown;
}

/** Runs the built scripts as a browser does: the loader asks for files by script elements. */
function start() {
  const asked: string[] = [];
  const scope: Record<string, unknown> = {
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    location: {href: 'http://localhost/'},
  };
  const run = (code: string) => vm.runInContext(code, context);
  const document = {
    getElementsByTagName: () => [],
    createElement: (name: string) => ({name, setAttribute: () => undefined, src: '', href: ''}),
    head: {
      appendChild(element: {
        name: string;
        src: string;
        onload(event: object): void;
        onerror(event: object): void;
      }) {
        if (element.name !== 'script') return element.onload({type: 'load'});
        asked.push(element.src);
        const file = at('build', element.src);
        if (!existsSync(file)) return element.onerror({type: 'error', target: element});
        run(readFileSync(file, 'utf8'));
        element.onload({type: 'load'});
      },
    },
  };
  let loader: Loader | undefined;
  Object.assign(scope, {self: scope, document, start: () => undefined});
  const context = vm.createContext(scope);
  run(script('runtime~main'));
  // A chunk of our own hands the loader out, as the bundler hands it to all chunks.
  scope.take = (given: Loader) => {
    loader = given;
  };
  run(`(self.webpackChunk = self.webpackChunk || []).push([['probe'], {}, take])`);
  run(script('main'));
  if (!loader) throw new Error('The loader has not been handed out.');
  return {asked, loader, scope: scope as {piece(name: string): Promise<{default: string}>}};
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'page-files-'));
  mkdirSync(at('pieces'));
  for (const [name, code] of Object.entries(SOURCES)) writeFileSync(at(name), code);
  generate();
  const generated = readGenerated(folder);
  draft = draftTable(generated.routes, {
    modulesOf: (key) => generated.modules[key] ?? {},
    requestOf: (chunk) => generated.requests.get(chunk) ?? '',
    inline: (request) =>
      request === '@generated/version.json'
        ? {value: {version: {label: 'Next'}}, sidebars: {api: './side.json'}}
        : undefined,
  });
  writeFileSync(at('pages.js'), printImports(draft.imports));
  await bundle([chunkAssets, new PageFilesPlugin(at('pages.js'), draft)]);
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('the table of pages', () => {
  it('has every page of the framework, with its modules and attributes', () => {
    const {routes} = expandTable(readPageTable(at('build')).table);
    expect(routes.map(({path}) => path)).toEqual(['/about/', "/it's", '/blog', '/docs']);
    const docs = routes.at(-1);
    expect(docs?.modules.__props).toEqual({
      $value: {version: {label: 'Next'}},
      $sidebars: true,
    });
    expect(docs?.routes).toMatchObject([
      {path: '/docs/a', attributes: {sidebar: 'api'}, modules: {__sidebar: {$sidebar: 'api'}}},
      {path: '/docs/b', attributes: {sidebar: 'api'}},
    ]);
  });

  it('leads to each module, which the loader finds once it is told the files', async () => {
    const {table} = readPageTable(at('build'));
    const {routes, files} = expandTable(table);
    const {loader} = start();
    const [a, b] = routes.at(-1)?.routes ?? [];
    for (const [route, content] of [
      [a, {default: 'a', toc: ['one']}],
      [b, {default: 'alone'}],
    ] as const) {
      const module = z
        .object({$module: z.tuple([z.string()]).rest(z.string())})
        .parse(route?.modules.content);
      const [id, ...chunks] = module.$module;
      Object.assign(loader.files, files);
      await Promise.all(chunks.map((chunk) => loader.e(chunk)));
      expect({...loader(id)}).toEqual(content);
    }
    const [id, ...chunks] = table.sidebars.api?.$module ?? [''];
    await Promise.all(chunks.map((chunk) => loader.e(chunk)));
    expect(loader(id)).toEqual({items: [1, 2, 3]});
  });
});

describe('the loader', () => {
  it('knows the files that something else needs as well, and no list of all chunks', () => {
    const {table} = readPageTable(at('build'));
    const {routes, files} = expandTable(table);
    const {loader} = start();
    const ofPages = chunksOf(
      routes.map(({modules, routes: below}) => [modules, below?.map((one) => one.modules)]),
    );
    const known = [...new Set(ofPages)].filter((chunk) => chunk in loader.files);
    const ofPiece = chunksOf(routes.at(-1)?.routes?.[1]?.modules.content);
    expect(ofPages.length).toBeGreaterThan(5);
    expect(ofPages.filter((chunk) => !(chunk in files) && !(chunk in table.styles))).toEqual([]);
    // A page's own module that the site also loads by a name it makes up.
    expect(known).toEqual(ofPiece);
    expect(loader.gca).toBeUndefined();
  });

  it('knows what is loaded by a name that is made while the site runs', async () => {
    const {asked, scope} = start();
    expect((await scope.piece('alone')).default).toBe('alone');
    expect((await scope.piece('shared')).default).toBe('piece');
    expect(asked.filter((file) => file.includes('undefined'))).toEqual([]);
  });
});

/** What the document's template leaves for the page's start. */
const [START = ''] = /<script type="application\/json".*<\/script>/.exec(documentTemplate) ?? [];

describe('a document', () => {
  it('carries its own page, links its styles and names its scripts', () => {
    const write = pageStarter(at('build'));
    const {address} = readPageTable(at('build'));
    const html = write(`<head>${START}<link rel="stylesheet" href="/main.css"></head>`, "/it's");
    const json = /id="page-start">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const startOfPage = JSON.parse(json);
    expect(startOfPage).toMatchObject({table: address, chain: [{path: "/it's", attributes: {}}]});
    const names: string[] = Object.values(startOfPage.files);
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(existsSync(at('build/assets/js', `${name}.js`)), name).toBe(true);
    }
    const [, sheet = ''] = /main\.css"><link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    expect(readFileSync(at('build', sheet), 'utf8')).toContain('p{');
  });

  it('of no page only says where the table is, and one that the table lacks is an error', () => {
    const write = pageStarter(at('build'));
    const {address} = readPageTable(at('build'));
    expect(write(`<head>${START}</head>`, undefined)).toBe(
      `<head>${START.replace('><', `>{"table":"${address}","chain":[],"files":{},"atOnce":true}<`)}</head>`,
    );
    expect(() => write(`<head>${START}</head>`, '/nowhere')).toThrow('/nowhere');
    expect(() => write('<head></head>', undefined)).toThrow('template');
  });
});

describe('a bundler or framework that has changed', () => {
  it('ends the build when a part of the loader is missing', async () => {
    await expect(bundle([new PageFilesPlugin(at('pages.js'), draft)])).rejects.toThrow(
      'no part "ChunkAssetRuntimeModule"',
    );
  });

  it('ends the build when nobody imports the pages', async () => {
    await expect(
      bundle([chunkAssets, new PageFilesPlugin(at('nobody.js'), draft)]),
    ).rejects.toThrow('who imports it?');
  });

  it('is told when the generated table is no longer made of literals', () => {
    const before = readFileSync(at('routes.js'), 'utf8');
    writeFileSync(at('routes.js'), 'export default makeRoutes();');
    expect(() => readGenerated(folder)).toThrow("routes.js isn't what Docusaurus used to generate");
    writeFileSync(at('routes.js'), before);
  });
});

import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type GeneratedRoute, printRoutes, type SourceModule} from './client-routes/print.ts';

/** JSON of this size costs less in the table than a request of its own. */
const SMALL = 300;

interface VersionProps {
  version?: {docsSidebars: Record<string, unknown[]>; docs: Record<string, unknown>};
}

interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<string, {versions: {docs: {id: string}[]}[]}>;
}

/** What only the framework's own sidebar and cards ask of an item. */
const UNUSED_ITEM_KEYS = new Set(['docId', 'unlisted', 'collapsible']);

/** The routes that the framework has generated, as data. */
function readGenerated(folder: string) {
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const code = text('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  // The framework's own file, written a moment ago; it is JavaScript only for its components.
  const read = new Function('ComponentCreator', code) as (
    create: (path: string, hash: string) => string,
  ) => GeneratedRoute[];
  const registry = Object.fromEntries(
    [
      ...text('registry.js').matchAll(/^ {2}"([^"]+)": \[\(\) => import\(.*?\*\/ ("[^"]+")\)/gm),
    ].map(([, chunk = '', request = '""']) => [chunk, JSON.parse(request) as string]),
  );
  return {
    routes: read((route, hash) => `${route}-${hash}`),
    registry,
    modulesOf: JSON.parse(text('routesChunkNames.json')) as Record<string, SourceModule>,
    globalData: JSON.parse(text('globalData.json')) as GlobalData,
  };
}

/** Ids of the documents that the navigation bar names. */
function idsOf(items: unknown): Set<string> {
  const ids = JSON.stringify(items ?? []).matchAll(/"docId":"([^"]+)"/g);
  return new Set([...ids].map(([, id = '']) => id));
}

function writeModules(context: LoadContext): Record<string, string> {
  const {generatedFilesDir, siteConfig} = context;
  const generated = readGenerated(generatedFilesDir);
  const folder = path.join(generatedFilesDir, 'client');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, content: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  const code = printRoutes(generated.routes, {
    modulesOf: (key) => generated.modulesOf[key] ?? {},
    requestOf: (chunk) => generated.registry[chunk] ?? '',
    inline(request) {
      if (!request.startsWith('@generated/') || !request.endsWith('.json')) return undefined;
      const file = path.join(generatedFilesDir, request.replace('@generated/', ''));
      if (statSync(file).size <= SMALL) return {value: JSON.parse(readFileSync(file, 'utf8'))};
      if (!request.includes('plugin-content-docs')) return undefined;
      const props = JSON.parse(readFileSync(file, 'utf8')) as VersionProps;
      if (!props.version) return undefined;
      // Each page brings the sidebar it is in; titles and descriptions of all others are for nobody.
      const sidebars = Object.entries(props.version.docsSidebars).map(([name, items]) => {
        const slim = JSON.stringify(items, (key, value) =>
          UNUSED_ITEM_KEYS.has(key) ? undefined : value,
        );
        return [name, write(`sidebar-${name}.json`, slim)] as const;
      });
      return {
        value: {...props, version: {...props.version, docs: {}, docsSidebars: {}}},
        sidebars: Object.fromEntries(sidebars),
      };
    },
  });

  const named = idsOf((siteConfig.themeConfig as {navbar?: {items?: unknown}}).navbar?.items);
  for (const data of Object.values(generated.globalData['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of data.versions) {
      version.docs = version.docs.filter((doc) => named.has(doc.id));
    }
  }
  // What only the build asks for.
  const {
    presets,
    plugins,
    themes,
    markdown,
    headTags,
    scripts,
    stylesheets,
    clientModules,
    staticDirectories,
    ...settings
  } = siteConfig;
  return {
    'docusaurus.config': write('config.js', `export default ${JSON.stringify(settings)};\n`),
    routes: write(
      'routes.js',
      `import {startRoutes} from "@site/src/shell/framework/client-routes";
export default startRoutes(() => import(/* webpackChunkName: "pages" */ ${JSON.stringify(write('pages.js', code))}));
`,
    ),
    globalData: write('global-data.json', JSON.stringify(generated.globalData)),
  };
}

interface ResolveData {
  request: string;
}

/**
 * Gives the browser a route table that names each page once and comes when it is needed, sidebars one
 * by one instead of the whole version's data, and no list of all documents. build-steps/page-starts.ts tells
 * each document its own route. The server's bundle, and development, keep the framework's own.
 */
export default function clientRoutes(context: LoadContext): Plugin {
  return {
    name: 'site-client-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const files = writeModules(context);
      // It would list all chunks by name once more, for the prefetch that src/shell/prefetch.ts replaces.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/(?:routes|globalData|docusaurus\.config)$/,
            (data: ResolveData) => {
              data.request = files[data.request.replace('@generated/', '')] ?? data.request;
            },
          ),
        ],
      };
    },
  };
}

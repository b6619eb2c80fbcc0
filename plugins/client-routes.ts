import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {z} from 'zod';
import {PREVIEW_ORIGIN} from '../shared/preview.ts';
import {type Draft, draftTable, type Inlined, printImports} from './client-routes/draft-table.ts';
import {PAGES_CHUNK, PageFilesPlugin} from './client-routes/page-files.ts';
import {type Generated, readGenerated} from './client-routes/read-generated.ts';

/** JSON of this size costs less in the table than a request of its own. */
const SMALL = 300;
const DOCS = 'docusaurus-plugin-content-docs';

const propsSchema = z
  .object({version: z.object({docsSidebars: z.record(z.array(z.unknown()))}).passthrough()})
  .passthrough();
const docsSchema = z.object({
  versions: z.array(
    z.object({docs: z.array(z.object({id: z.string()}).passthrough())}).passthrough(),
  ),
});
const navbarSchema = z.object({
  navbar: z.object({items: z.array(z.object({docId: z.string().optional()}))}),
});

/** What only the framework's own sidebar and cards ask of an item. */
const UNUSED_ITEM_KEYS = new Set(['docId', 'unlisted', 'collapsible']);

const slim = (items: unknown) =>
  JSON.stringify(items, (key, value) => (UNUSED_ITEM_KEYS.has(key) ? undefined : value));

type Write = (name: string, content: string) => string;

function draft({routes, requests, modules}: Generated, folder: string, write: Write): Draft {
  function inline(request: string): Inlined | undefined {
    if (!request.startsWith('@generated/') || !request.endsWith('.json')) return undefined;
    const file = path.join(folder, request.slice('@generated/'.length));
    const read = (): unknown => JSON.parse(readFileSync(file, 'utf8'));
    if (statSync(file).size <= SMALL) return {value: read()};
    if (!request.includes(DOCS)) return undefined;
    const props = propsSchema.safeParse(read());
    if (!props.success) return undefined;
    // Each page brings the sidebar it is in; titles and descriptions of all others are for nobody.
    const {docsSidebars, ...version} = props.data.version;
    const sidebars = Object.entries(docsSidebars).map(([name, items]) => [
      name,
      write(`sidebar-${name}.json`, slim(items)),
    ]);
    return {
      value: {...props.data, version: {...version, docs: {}}},
      sidebars: Object.fromEntries(sidebars),
    };
  }
  return draftTable(routes, {
    modulesOf: (key) => modules[key] ?? {},
    requestOf(chunk) {
      const request = requests.get(chunk);
      if (request === undefined) throw new Error(`registry.js has no chunk "${chunk}"`);
      return request;
    },
    inline,
  });
}

/** The framework's global data with those documents only that the navigation bar names. */
function shorten(globalData: Generated['globalData'], themeConfig: unknown): string {
  const {navbar} = navbarSchema.parse(themeConfig);
  const named = new Set(navbar.items.map(({docId}) => docId));
  const docs = Object.entries(globalData[DOCS] ?? {}).map(([id, data]) => {
    const {versions} = docsSchema.parse(data);
    const shortened = versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => named.has(doc.id)),
    }));
    return [id, {...(data as object), versions: shortened}];
  });
  return JSON.stringify({...globalData, [DOCS]: Object.fromEntries(docs)});
}

/** A preview's pages don't say where it is served: only who serves it knows. */
const addressOf = (url: string) => (url === PREVIEW_ORIGIN ? '' : url);

/**
 * Gives the browser a table of pages that names each page once and comes when it is needed, sidebars one
 * by one instead of the whole version's data, and no list of all documents. `build-steps/page-starts.ts`
 * tells each document its own route. The static renderer keeps the framework's table; development keeps everything.
 */
export default function clientRoutes({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'client');
  const write: Write = (name, content) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  return {
    name: 'site-client-routes',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      mkdirSync(folder, {recursive: true});
      const url = addressOf(siteConfig.url);
      const configFile = (name: string, settings: object) =>
        write(name, `export default ${JSON.stringify({...settings, url})};\n`);
      const generated = readGenerated(generatedFilesDir);
      // The static renderer too: the framework goes through all documents several times for each page.
      const globalData = write(
        'global-data.json',
        shorten(generated.globalData, siteConfig.themeConfig),
      );
      if (isServer) {
        const alias: Record<string, string> = {
          '@generated/docusaurus.config$': configFile('server-config.js', siteConfig),
          '@generated/globalData$': globalData,
        };
        return {mergeStrategy: {'resolve.alias': 'prepend'}, resolve: {alias}};
      }
      const pages = draft(generated, generatedFilesDir, write);
      const importsFile = write('pages.js', printImports(pages.imports));
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
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': configFile('config.js', settings),
            '@generated/globalData$': globalData,
            '@generated/routes$': write(
              'routes.js',
              `import {startRoutes} from "@site/src/shell/framework/client-routes";
// The second says what there is to be bundled; it is never called.
export default startRoutes(() => import(/* webpackChunkName: "${PAGES_CHUNK}" */ ${JSON.stringify(importsFile)}));
`,
            ),
          },
        },
        plugins: [new PageFilesPlugin(importsFile, pages)],
      };
    },
  };
}

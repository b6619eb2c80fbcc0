import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  type GeneratedRoute,
  readGenerated,
  type SourceModule,
} from './client-routes/read-generated.ts';
import {markOf} from './on-demand/mark.cjs';

/** How long a page waits for the compiler to notice that it is asked for; then it is shown as it is. */
const NOTICED_MS = 5000;

const chunksOf = (module: SourceModule | string | (SourceModule | string)[]): string[] =>
  typeof module === 'string' ? [module] : Object.values(module).flatMap(chunksOf);

const pagesOf = (routes: GeneratedRoute[]): GeneratedRoute[] =>
  routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));

/** The files of content that each page shows: its own, or those of the posts that it lists. */
function readPages(generated: string, siteDir: string): Map<string, string[]> {
  const {routes, requests, modules} = readGenerated(generated);
  const filesOf = ({component}: GeneratedRoute) =>
    chunksOf(modules[component] ?? {}).flatMap((chunk) => {
      const [request = ''] = (requests.get(chunk) ?? '').split('?');
      return request.startsWith('@site/content/') ? [request.replace('@site', siteDir)] : [];
    });
  return new Map(pagesOf(routes).map((route) => [route.path, filesOf(route)]));
}

type Next = (error?: unknown) => void;

interface Compiler {
  modifiedFiles?: ReadonlySet<string>;
  hooks: {watchRun: {tap(name: string, fn: (compiler: Compiler) => void): void}};
}

/**
 * While `npm start` makes its first build, the dev server shows the pages, and each page's text is compiled
 * when its document is asked for: all of them would take minutes. A link to another page finds an error
 * instead of its text, and ends in a document (src/shell/framework/pending-navigation.tsx).
 */
export default function onDemandPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const name = 'site-on-demand';
  // Never in a build, which would lack the pages that nobody has asked for.
  if (!process.env.ON_DEMAND || process.env.NODE_ENV === 'production') return {name};
  const marks = path.join(generatedFilesDir, 'asked-for');
  const noticed = new Set<string>();
  const waiting = new Set<() => void>();
  let pages: ReadonlyMap<string, string[]>;

  const isNoticed = (files: string[]) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!files.every((file) => noticed.has(file))) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      setTimeout(resolve, NOTICED_MS).unref();
      look();
    });

  async function ask({method, url = '/', headers}: IncomingMessage) {
    if (method !== 'GET' || !headers.accept?.includes('text/html')) return;
    const address = url.replace(/[?#].*/, '').replace(/\/$/, '');
    const files = pages.get(address || '/') ?? pages.get(`${address}/`) ?? [];
    for (const file of files.filter((each) => !noticed.has(each))) {
      writeFileSync(markOf(marks, file), '');
    }
    await isNoticed(files);
  }

  return {
    name,
    configureWebpack() {
      rmSync(marks, {recursive: true, force: true});
      mkdirSync(marks, {recursive: true});
      pages = readPages(generatedFilesDir, siteDir);
      const files = new Set([...pages.values()].flat());
      return {
        // Nobody writes here: what maps cost, each page would wait for.
        devtool: false,
        module: {
          rules: [
            {
              resource: (file: string) => files.has(file),
              // Before all others: what it gives instead of a text, they never see.
              enforce: 'post',
              use: [{loader: path.join(siteDir, 'plugins/on-demand/loader.cjs'), options: {marks}}],
            },
          ],
        },
        plugins: [
          {
            apply: ({hooks}: Compiler) =>
              hooks.watchRun.tap(name, ({modifiedFiles = new Set()}) => {
                for (const file of files) {
                  if (modifiedFiles.has(markOf(marks, file))) noticed.add(file);
                }
                for (const look of waiting) look();
              }),
          },
        ],
        devServer: {
          // The framework has a function of its own here, and joins what both return: this one only adds.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift((request: IncomingMessage, _response: unknown, next: Next) =>
              ask(request).then(() => next(), next),
            );
            return [];
          },
        },
      };
    },
  };
}

import {EventEmitter, once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build, type Plugin} from 'esbuild';
import mimeTypes from 'mime-types';
import {chromiumPath} from '../../commands/chromium.mjs';
import {listen} from '../../hosting/serve.ts';
import {root} from '../../model/io.ts';
import {answerWith} from '../samples/fixtures.ts';
import type {Notebook} from './notebook.ts';

const page = path.join(import.meta.dirname, 'page');
const toolkit = path.join(root, 'toolkit');
/** Size of the smallest model, which the toolkit compares with the header. */
const MODEL = 77_704_715;

/** An artboard of 320×180 with an animation that moves nothing, in the format of Rive. */
function riveFile(): Buffer {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeFloatLE(value);
    return [...bytes];
  };
  const name = (text: string) => [text.length, ...Buffer.from(text)];
  return Buffer.from([
    ...Buffer.from('RIVE'),
    // Version 7.0, the file's number, no unknown properties.
    ...[7, 0, 0, 0],
    // Backboard.
    ...[23, 0],
    // Artboard: width, height, name.
    ...[1, 7, ...number(320), 8, ...number(180), 4, ...name('Board'), 0],
    // Linear animation: name.
    ...[31, 55, ...name('Rest'), 0],
  ]);
}

/**
 * Bundles a page of the proofs, with the packages as they are pinned.
 *
 * @param folder Where to.
 * @param entry The file that becomes `page.js`.
 * @param plugins Come before the one that finds the packages.
 */
export async function bundlePage(
  folder: string,
  entry: string,
  plugins: Plugin[] = [],
): Promise<void> {
  await build({
    entryPoints: {page: entry},
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'chrome120',
    nodePaths: [path.join(toolkit, 'node_modules')],
    define: {'process.env.NODE_ENV': '"development"', 'process.env': '{}', global: 'window'},
    logLevel: 'error',
    plugins: [
      ...plugins,
      {
        name: 'toolkit',
        setup({onResolve, resolve}) {
          onResolve({filter: /^[^./]/}, ({path: name, pluginData, kind}) =>
            pluginData === 'asked' || kind === 'entry-point'
              ? undefined
              : resolve(name, {resolveDir: toolkit, kind: 'import-statement', pluginData: 'asked'}),
          );
          onResolve({filter: /\.\.\/main\.js$/}, () => ({
            path: path.join(page, 'whisper-lines.ts'),
          }));
        },
      },
    ],
  });
  // `extractFrames()` starts it beside its own file, as a classic script.
  await build({
    entryPoints: [
      path.join(toolkit, 'node_modules/@remotion/media-parser/dist/esm/worker-web-entry.mjs'),
    ],
    outdir: folder,
    bundle: true,
    format: 'iife',
    logLevel: 'error',
  });
}

/**
 * Serves the page and the made files, isolated from other origins as Whisper needs it.
 *
 * @param folder Of the bundle.
 * @param media Where the made files are.
 * @returns Where it is served.
 */
export async function servePage(
  folder: string,
  media: string,
): Promise<{origin: string; close: () => void}> {
  const server = http.createServer(({url = '/', headers: asked}, response) => {
    const isolated = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    };
    const {pathname} = new URL(url, 'http://localhost');
    // The worker is asked for with another ending than the bundle has.
    const name = path.basename(pathname).replace(/\.mjs$/, '.js');
    if (pathname === '/') {
      response.writeHead(200, {...isolated, 'content-type': 'text/html'});
      return void response.end(
        '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/page.js"></script>',
      );
    }
    if (name === 'board.riv') return void response.writeHead(200).end(riveFile());
    const place = [
      path.join(media, name),
      path.join(root, 'static/demos/media', name),
      path.join(root, 'static/samples', name),
      path.join(folder, name),
    ].find((one) => existsSync(one));
    if (!place) return void response.writeHead(404).end();
    const type = mimeTypes.lookup(name) || 'application/octet-stream';
    const {status, headers, body} = answerWith({type, body: readFileSync(place)}, asked.range);
    response.writeHead(status, {...isolated, ...headers, 'content-length': body.length}).end(body);
  });
  const origin = `http://localhost:${await listen(server, 0)}`;
  return {origin, close: () => server.close()};
}

/**
 * Provokes the handlers that only a browser calls.
 *
 * @param folder For the bundle.
 * @param media Where the made files are.
 * @param groups Names of the groups in `page/page.tsx`.
 */
export async function inBrowser(
  folder: string,
  media: string,
  groups: readonly string[],
): Promise<Pick<Notebook, 'seen' | 'told'>> {
  await bundlePage(folder, path.join(page, 'page.tsx'));
  const {origin, close} = await servePage(folder, media);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    // Sound needs a gesture, as with readers.
    args: ['--no-sandbox', '--autoplay-policy=document-user-activation-required'],
    ignoreDefaultArgs: ['--mute-audio'],
  });
  const all: Pick<Notebook, 'seen' | 'told'> = {seen: [], told: []};
  try {
    for (const group of groups) {
      const tab = await browser.newPage();
      tab.on('pageerror', (error) => console.log(`${group}: ${error.message}`));
      if (process.env.PROOF_TELL) tab.on('console', (message) => console.log(message.text()));
      await tab.route(/unpkg\.com.*rive/, (route) =>
        route.fulfill({
          contentType: 'application/wasm',
          headers: {'access-control-allow-origin': '*'},
          body: readFileSync(
            path.join(toolkit, 'node_modules/@rive-app/canvas-advanced/rive.wasm'),
          ),
        }),
      );
      await tab.route(/huggingface\.co/, (route) =>
        route.fulfill({
          headers: {'access-control-allow-origin': '*', 'access-control-expose-headers': '*'},
          body: Buffer.alloc(MODEL),
        }),
      );
      await tab.exposeFunction('press', () => tab.locator('#press').click());
      // Nothing is evaluated in the page: that would count as a gesture, and sound would be allowed.
      const ended = new EventEmitter();
      await tab.exposeFunction('finish', (book: unknown) => ended.emit('end', book));
      const [[{seen, told}]] = await Promise.all([
        once(ended, 'end') as Promise<[Pick<Notebook, 'seen' | 'told'>]>,
        tab.goto(`${origin}/?${group}`),
      ]);
      all.seen.push(...seen);
      all.told.push(...told);
      await tab.close();
    }
  } finally {
    await browser.close();
    close();
  }
  return all;
}

/**
 * The first `npm start`: shows the pages with the framework's dev server while the site is built, on the
 * port that the built site is then served on.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {
  createServer,
  type IncomingMessage,
  request as requestOf,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {WebSocketServer} from 'ws';
import {DOCUSAURUS} from '../commands/docusaurus.mjs';
import {parsePort} from '../commands/port.mjs';
import {freePort, listenAsAsked, serve} from './serve.ts';

const root = path.resolve(import.meta.dirname, '..');
const LOCAL = '127.0.0.1';

/** What the dev server says to its pages when a file that is served as it is has changed. */
const RELOAD = JSON.stringify({type: 'static-changed'});

/**
 * Whether a page, or what belongs to one, is asked for by a browser. Programs that wait until the site is
 * there, or read it, aren't to take the pages of the dev server for it.
 */
const isBrowser = ({headers}: IncomingMessage): boolean =>
  Boolean(headers.accept?.includes('text/html') || headers.referer);

/**
 * Makes a server that hands browsers on to the dev server.
 *
 * @param port Where the dev server listens.
 * @returns The server, and what tells each open page to load once more.
 */
function createPreview(port: number): {server: Server; reload: () => void} {
  const handOn = (request: IncomingMessage, response: ServerResponse) => {
    const {method, url, headers} = request;
    const onward = requestOf({host: LOCAL, port, method, path: url, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
  const server = createServer((request, response) => {
    if (isBrowser(request)) return handOn(request, response);
    response
      .writeHead(503, {'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10'})
      .end('The site is being built. Browsers are shown its pages meanwhile.\n');
  });
  // Pages of the dev server listen here. Of what it says they need nothing: a page is compiled before it is sent.
  const pages = new WebSocketServer({server, path: '/ws'});
  return {
    server,
    reload() {
      for (const page of pages.clients) {
        page.send(RELOAD);
        page.close();
      }
      server.closeAllConnections();
    },
  };
}

/** Starts a script of the project, so that it can be ended with all that it starts in turn. */
const start = (args: string[], stdio: 'inherit' | 'ignore', env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: {...process.env, ...env},
    stdio,
    detached: process.platform !== 'win32',
  });

function end({pid, exitCode, signalCode}: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It has just ended by itself.
  }
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));

/** Waits until the dev server has a page, or has ended. */
async function hasPages(port: number, devServer: ChildProcess): Promise<boolean> {
  while (devServer.exitCode === null && devServer.signalCode === null) {
    const answer = await fetch(`http://${LOCAL}:${port}/main.js`, {method: 'HEAD'}).catch(
      () => null,
    );
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}

/** Shows the pages, builds the site, serves it. */
async function firstStart(wanted: number | undefined): Promise<void> {
  const started = Date.now();
  console.log('→ Reading the pages (half a minute)');
  const devPort = await freePort();
  const devServer = start(
    [...DOCUSAURUS, ...['start', '--no-open', '--host', LOCAL, '--port', `${devPort}`]],
    'ignore',
    {
      NODE_ENV: 'development',
      BABEL_ENV: 'development',
      NO_UPDATE_NOTIFIER: '1',
      ON_DEMAND: '1',
      // The build has the usual one to itself.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/preview',
    },
  );
  const children = [devServer];
  const endAll = () => children.forEach(end);
  process.on('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(0));

  const preview = createPreview(devPort);
  let port = wanted;
  // If it can't show the pages, the build says why.
  if (await hasPages(devPort, devServer)) {
    port = await listenAsAsked(preview.server, wanted);
    console.log(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s
Showing the pages on http://localhost:${port} with the dev server while the site is built (about four minutes):
each is compiled when it is opened, and samples have no types yet.`);
  }
  const build = start(['commands/first-build.mjs'], 'inherit');
  children.push(build);
  const status = await ended(build);
  if (status !== 0) process.exit(status);
  if (preview.server.listening)
    console.log('The site is built: pages that are open load once more.');
  preview.server.close();
  await serve(path.join(root, 'build'), port);
  preview.reload();
  end(devServer);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await firstStart(parsePort(process.env.PORT));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

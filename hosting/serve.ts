/**
 * Serves `build/` the way production does: precompressed files, caching, security headers, one
 * canonical form per address, real 404s. `npm start` and the browser tests run on it.
 */
import {createReadStream, existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Server as NetServer} from 'node:net';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sirv from 'sirv';
import {explainPort, PREFERRED_PORT, parsePort} from '../commands/port.mjs';
import {headerRules, headersFor, NEGOTIATION} from './headers.ts';
import {REDIRECTS_FILE, readRedirects} from './static-hosts.ts';

/**
 * Finds the address a request should have used.
 *
 * @param pathname Requested path.
 * @param routes Canonical paths of all pages.
 * @returns The canonical path, or undefined if the request is canonical already or unknown.
 */
export function canonicalPath(pathname: string, routes: ReadonlySet<string>): string | undefined {
  if (routes.has(pathname)) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return [bare, `${bare}/`].find((candidate) => candidate !== pathname && routes.has(candidate));
}

function readRoutes(build: string): Set<string> {
  return new Set<string>(JSON.parse(readFileSync(path.join(build, '_routes.json'), 'utf8')));
}

const wantsMarkdown = (request: IncomingMessage) =>
  (request.headers.accept ?? '').split(',')[0]?.trim().startsWith('text/markdown') ?? false;

/**
 * Milliseconds that a connection stays open between two requests. Proxies keep theirs for a minute: with
 * Node's 5 seconds, one would now and then send a request into a connection that is just being closed.
 */
const KEEP_ALIVE = 65_000;

/**
 * Makes the server; it doesn't listen yet.
 *
 * @param build Absolute path of the built site.
 * @throws If `build` holds no finished build.
 */
export function createSiteServer(build: string): Server {
  const policyFile = path.join(build, '_policy.txt');
  if (!existsSync(policyFile)) {
    throw new Error(`${build} holds no finished build: run "npm run build" first.`);
  }
  const rules = [...headerRules(readFileSync(policyFile, 'utf8').trim()), ...NEGOTIATION];
  const routes = readRoutes(build);
  const redirects = readRedirects(readFileSync(path.join(build, REDIRECTS_FILE), 'utf8'));
  const files = sirv(build, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersFor(rules, pathname))) {
        response.setHeader(name, value);
      }
      if (pathname.endsWith('.md')) {
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      }
    },
  });

  const notFound = (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    const suffix = {br: '.br', gzip: '.gz', none: ''}[encoding ?? 'none'];
    response.writeHead(404, {
      ...headersFor(rules, pathname),
      ...(encoding && {'Content-Encoding': encoding}),
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/html; charset=utf-8',
    });
    createReadStream(path.join(build, `404.html${suffix}`)).pipe(response);
  };

  const server = createServer((request, response) => {
    let url: URL;
    let pathname: string;
    try {
      url = new URL(request.url ?? '/', 'http://localhost');
      pathname = decodeURIComponent(url.pathname);
    } catch {
      response.writeHead(400, {'Content-Type': 'text/plain'}).end('Malformed address\n');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const canonical = redirects.get(pathname) ?? canonicalPath(pathname, routes);
    if (canonical) {
      response
        .writeHead(308, {Location: canonical + url.search, 'Cache-Control': 'no-cache'})
        .end();
      return;
    }
    const twin = `${pathname.replace(/\/$/, '') || '/index'}.md`;
    if (wantsMarkdown(request) && existsSync(path.join(build, twin))) request.url = twin;
    files(request, response, () => notFound(request, response, pathname));
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  return server;
}

/**
 * Listens on the first free port.
 *
 * @param first Port to try first.
 * @param fixed Fail instead of trying the next one.
 * @returns The port in use.
 */
export function listen(server: NetServer, first: number, fixed = false): Promise<number> {
  return new Promise((resolve, reject) => {
    let port = first;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && !fixed && port < first + 50) server.listen(++port);
      else reject(error);
    });
    server.on('listening', () => resolve(port));
    server.listen(port);
  });
}

/**
 * Serves a built site, and says where.
 *
 * @param wanted Port that was asked for; without one, the first free one from 3000 on.
 * @throws {Error} With a sentence, if the port can't be had or nothing was built.
 */
async function serve(build: string, wanted: number | undefined): Promise<void> {
  const server = createSiteServer(build);
  const port = await listen(server, wanted ?? PREFERRED_PORT, wanted !== undefined).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(explainPort(wanted ?? PREFERRED_PORT, error));
    },
  );
  if (!wanted && port !== PREFERRED_PORT) console.log(`Port ${PREFERRED_PORT} is in use.`);
  console.log(`Serving on http://localhost:${port}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await serve(path.resolve(process.argv[2] ?? 'build'), parsePort(process.env.PORT));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

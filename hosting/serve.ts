/**
 * Serves `build/` the way production does: precompressed files, caching, security headers, one
 * canonical form per address, real 404s. `npm start` and the browser tests run on it.
 */
import {readFileSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {Server as NetServer} from 'node:net';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import mimeTypes from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import {z} from 'zod';
import {explainPort, PREFERRED_PORT, parsePort} from '../commands/port.mjs';
import {readFileList} from './file-list.ts';
import {headerRules, headersFor, NEGOTIATION} from './headers.ts';
import {answerInTurn, CONNECTIONS, hasBody, LIMITS, PER_CONNECTION} from './limits.ts';
import {readPreviewFiles} from './preview-files.ts';
import {FOR_HOSTS, REDIRECTS_FILE, readRedirects} from './static-hosts.ts';

/**
 * Finds the address a request should have used.
 *
 * @param pathname Requested path.
 * @param routes Canonical paths of all pages.
 * @returns The canonical path, or undefined if the request is canonical already or unknown.
 */
function canonicalPath(pathname: string, routes: ReadonlySet<string>): string | undefined {
  if (routes.has(pathname)) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return [bare, `${bare}/`].find((candidate) => candidate !== pathname && routes.has(candidate));
}

/**
 * Splits the address of a request.
 *
 * @returns Undefined if it is malformed.
 */
function readAddress(address = '/'): {pathname: string; search: string} | undefined {
  const [path = '', ...query] = address.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  try {
    const search =
      query.length > 0 ? new URL(`?${query.join('?')}`, 'http://localhost').search : '';
    const pathname = decodeURIComponent(path || '/');
    return pathname.startsWith('/') ? {pathname, search} : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a client names Markdown first: browsers, which would take anything, get the page. */
function wantsMarkdown(request: IncomingMessage): boolean {
  const first = request.headers.accept?.split(',')[0]?.trim().startsWith('text/markdown');
  return Boolean(first) && new Negotiator(request).mediaTypes(['text/markdown']).length > 0;
}

/** What the build leaves for hosts, the page of the status 404, and the compressed forms. */
const NOT_SERVED = new RegExp(`^/(?:${FOR_HOSTS}|404(?:\\.html)?)$|/index$|\\.(?:br|gz)$`);

/** Where agents ask, if the server was started for them too. */
const MCP_PATH = '/mcp';

const SUFFIXES = {br: '.br', gzip: '.gz'} as const;

/** As nginx says it: its list and ours differ on XML alone. */
const typeOf = (file: string): string =>
  file.endsWith('.xml')
    ? 'text/xml; charset=utf-8'
    : mimeTypes.contentType(path.extname(file)) || 'application/octet-stream';

/** Picks the smallest form of a file that there is and that the client takes. */
function pickEncoding(request: IncomingMessage, file: string, files: ReadonlySet<string>) {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find(
    (name) => accepted.includes(name) && files.has(file + SUFFIXES[name]),
  );
}

/**
 * Makes the server; it doesn't listen yet.
 *
 * @param build Absolute path of the built site.
 * @param mcp Answers requests to `/mcp`; without it there is nothing at that address.
 * @throws If `build` holds no finished build.
 */
export function createSiteServer(build: string, mcp?: RequestListener): Server {
  const files = readFileList(build);
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
  const rules = [...headerRules(read('_policy.txt').trim()), ...NEGOTIATION];
  const routes = new Set(z.array(z.string()).parse(JSON.parse(read('_routes.json'))));
  const redirects = readRedirects(read(REDIRECTS_FILE));
  const previewFile = readPreviewFiles(build, files);
  // Read now: the page that says what isn't there has to be there when a build replaces the files.
  const missing = new Map(
    ['', ...Object.values(SUFFIXES)]
      .filter((suffix) => files.has(`/404.html${suffix}`))
      .map((suffix) => [suffix, readFileSync(path.join(build, `404.html${suffix}`))]),
  );

  /** Answers in a sentence, or with a page; never from a file, and never to be kept. */
  const say = (response: ServerResponse, status: number, text: string | Buffer, headers = {}) => {
    if (response.headersSent) return void response.destroy();
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response
      .writeHead(status, {
        ...headersFor(rules, '/'),
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/plain; charset=utf-8',
        ...headers,
      })
      .end(text);
  };
  const sayMissing = (response: ServerResponse) => {
    const encoding = pickEncoding(response.req, '/404.html', files);
    say(response, 404, missing.get(encoding ? SUFFIXES[encoding] : '') ?? 'Not found\n', {
      ...(encoding && {'Content-Encoding': encoding}),
      'Content-Type': 'text/html; charset=utf-8',
    });
  };

  /** The file of an address, as it is named in the build. */
  const findFile = (request: IncomingMessage, pathname: string) => {
    if (NOT_SERVED.test(pathname)) return undefined;
    const bare = pathname.replace(/\/$/, '');
    const twin = `${bare || '/index'}.md`;
    if (wantsMarkdown(request) && files.has(twin)) return twin;
    const page = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
    return [pathname, page].find((file) => files.has(file));
  };

  const sendFile = (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    at: string,
  ) => {
    const encoding = pickEncoding(request, file, files);
    const sent = file + (encoding ? SUFFIXES[encoding] : '');
    for (const [name, value] of Object.entries(headersFor(rules, at))) {
      response.setHeader(name, value);
    }
    response.setHeader('Content-Type', typeOf(file));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    send(request, encodeURI(sent), {root: build, index: false, cacheControl: false})
      .on('error', (error: {status?: number; headers?: object}) => {
        if (error.status === 404) sayMissing(response);
        else say(response, error.status ?? 500, 'This can’t be sent.\n', error.headers);
      })
      .on('directory', () => sayMissing(response))
      .pipe(response);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (mcp && request.url === MCP_PATH) return mcp(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(response, 405, 'Only GET and HEAD\n', {Allow: 'GET, HEAD', Connection: 'close'});
    }
    if (hasBody(request)) {
      return say(response, 413, 'Nothing is taken here\n', {Connection: 'close'});
    }
    const address = readAddress(request.url);
    if (!address) return say(response, 400, 'Malformed address\n');
    const {pathname, search} = address;
    const target = redirects.get(pathname) ?? canonicalPath(pathname, routes);
    if (target) {
      const [to, hash] = target.split('#');
      return say(response, 308, '', {Location: to + search + (hash ? `#${hash}` : '')});
    }
    const file = findFile(request, pathname);
    const text = file && previewFile(request, file);
    if (text) return say(response, 200, text, {'Content-Type': typeOf(file)});
    if (file) sendFile(request, response, file, pathname);
    else sayMissing(response);
  };

  const server = createServer(LIMITS, answerInTurn(answer));
  server.maxConnections = CONNECTIONS;
  server.maxRequestsPerSocket = PER_CONNECTION;
  // A client that takes nothing for so long holds a file open for nobody.
  server.timeout = LIMITS.keepAliveTimeout;
  return server;
}

/**
 * Listens on the first free port.
 *
 * @param first Port to try first.
 * @param fixed Fail instead of trying the next one.
 * @param host Address of this machine to listen at; other machines can't reach the usual one.
 * @returns The port in use.
 */
export function listen(
  server: NetServer,
  first: number,
  fixed = false,
  host = '127.0.0.1',
): Promise<number> {
  return new Promise((resolve, reject) => {
    let port = first;
    // Who comes while the process is busy waits here; without a place a client tries again after 1, 3, 7 …
    // seconds.
    const open = () => server.listen(port, host, CONNECTIONS);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || fixed || port >= first + 50) return reject(error);
      port += 1;
      open();
    });
    server.on('listening', () => resolve(port));
    open();
  });
}

/**
 * Listens at the address that a person asked for.
 *
 * @param wanted Port that was asked for; without one, the first free one from 3000 on.
 * @returns The port in use.
 * @throws {Error} With a sentence, if the port can't be had.
 */
export async function listenAsAsked(
  server: NetServer,
  wanted: number | undefined,
): Promise<number> {
  const host = process.env.HOST || undefined;
  const port = await listen(server, wanted ?? PREFERRED_PORT, wanted !== undefined, host).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(explainPort(wanted ?? PREFERRED_PORT, error));
    },
  );
  if (!wanted && port !== PREFERRED_PORT) console.log(`Port ${PREFERRED_PORT} is in use.`);
  if (host) console.log(`HOST is ${host}: other machines can reach it there.`);
  return port;
}

/**
 * Serves a built site, and says where.
 *
 * @param wanted Port that was asked for; without one, the first free one from 3000 on.
 * @throws {Error} With a sentence, if the port can't be had or nothing was built.
 */
export async function serve(build: string, wanted: number | undefined): Promise<void> {
  // Off unless asked for: it takes requests that cost more than a file.
  const mcp = process.env.MCP ? await import('../mcp/http.ts') : undefined;
  const server = createSiteServer(build, await mcp?.createMcpEndpoint(build));
  const port = await listenAsAsked(server, wanted);
  console.log(`Serving on http://localhost:${port}`);
  if (mcp) console.log(`MCP at http://localhost:${port}${MCP_PATH}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await serve(path.resolve(process.argv[2] ?? 'build'), parsePort(process.env.PORT));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

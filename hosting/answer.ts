/** Answers one request with a file of the build, a redirect or a sentence. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import mimeTypes from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import {twinOf} from '../shared/site-path.ts';
import {headersFor} from './headers.ts';
import {hasBody} from './limits.ts';
import {type Build, findTarget, SUFFIXES} from './read-build.ts';
import {FOR_HOSTS} from './static-hosts.ts';

/** What the build leaves for hosts, the page of the status 404, and the compressed forms. */
const NOT_SERVED = new RegExp(`^/(?:${FOR_HOSTS}|404(?:\\.html)?)$|/index$|\\.(?:br|gz)$`);

/**
 * Splits the address of a request.
 *
 * @returns Undefined if it is malformed.
 */
export function readAddress(address = '/'): {pathname: string; search: string} | undefined {
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

/** The file of an address, as it is named in the build. */
function findFile({files}: Build, request: IncomingMessage, pathname: string) {
  if (NOT_SERVED.test(pathname)) return undefined;
  const twin = twinOf(pathname);
  if (wantsMarkdown(request) && files.has(twin)) return twin;
  const page = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
  return [pathname, page].find((file) => files.has(file));
}

/** A file of the build to send, and the path that it was asked for by. */
interface Sent {
  file: string;
  at: string;
}

/** A sentence, or a page. */
interface Said {
  status: number;
  text: string | Buffer;
  headers?: object;
}

/** Answers in a sentence, or with a page; never from a file, and never to be kept. */
function say({rules}: Build, response: ServerResponse, {status, text, headers}: Said): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response
    .writeHead(status, {
      ...headersFor(rules, '/'),
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    })
    .end(text);
}

function sayMissing(build: Build, response: ServerResponse): void {
  const encoding = pickEncoding(response.req, '/404.html', build.files);
  say(build, response, {
    status: 404,
    text: build.missing.get(encoding ? SUFFIXES[encoding] : '') ?? 'Not found\n',
    headers: {
      ...(encoding && {'Content-Encoding': encoding}),
      'Content-Type': 'text/html; charset=utf-8',
    },
  });
}

/** Sends a file. */
function sendFile(build: Build, response: ServerResponse, {file, at}: Sent): void {
  const {req: request} = response;
  const encoding = pickEncoding(request, file, build.files);
  const sent = file + (encoding ? SUFFIXES[encoding] : '');
  for (const [name, value] of Object.entries(headersFor(build.rules, at))) {
    response.setHeader(name, value);
  }
  response.setHeader('Content-Type', typeOf(file));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  send(request, encodeURI(sent), {root: build.root, index: false, cacheControl: false})
    .on('error', ({status = 500, headers}: {status?: number; headers?: object}) => {
      if (status === 404) sayMissing(build, response);
      else say(build, response, {status, text: 'This can’t be sent.\n', headers});
    })
    .on('directory', () => sayMissing(build, response))
    .pipe(response);
}

/**
 * Decides what a request gets.
 *
 * @returns A file, or a sentence; undefined if there is nothing at its address.
 */
export function decide(build: Build, request: IncomingMessage): Sent | Said | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = {Allow: 'GET, HEAD', Connection: 'close'};
    return {status: 405, text: 'Only GET and HEAD\n', headers};
  }
  if (hasBody(request)) {
    return {status: 413, text: 'Nothing is taken here\n', headers: {Connection: 'close'}};
  }
  const address = readAddress(request.url);
  if (!address) return {status: 400, text: 'Malformed address\n'};
  const {pathname, search} = address;
  const target = findTarget(build, pathname);
  if (target) {
    const [to, hash] = target.split('#');
    return {status: 308, text: '', headers: {Location: to + search + (hash ? `#${hash}` : '')}};
  }
  const file = findFile(build, request, pathname);
  if (!file) return undefined;
  const text = build.previewFile(request, file);
  return text ? {status: 200, text, headers: {'Content-Type': typeOf(file)}} : {file, at: pathname};
}

/** Answers a request from a build. */
export function answer(build: Build, request: IncomingMessage, response: ServerResponse): void {
  const reply = decide(build, request);
  if (!reply) sayMissing(build, response);
  else if ('file' in reply) sendFile(build, response, reply);
  else say(build, response, reply);
}

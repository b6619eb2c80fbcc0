/** The same tools at `/mcp` of the site's own server, for clients that aren't on this machine. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {createMcpServer} from './server.ts';
import {readBuiltSite} from './site.ts';

/** What clients may take of the server. */
export interface McpLimits {
  /** Bytes of a request. */
  body: number;
  /** Requests of one address in a minute. */
  perMinute: number;
  /** Requests of one address that arrive or are answered at once: others must not wait for slow ones. */
  atOnce: number;
  /** Milliseconds for a request, its arrival included. */
  time: number;
}

const LIMITS: McpLimits = {body: 64 * 1024, perMinute: 120, atOnce: 16, time: 10_000};
const MINUTE = 60_000;
/** So many addresses are remembered; beyond that, the counts of all start over. */
const MOST_ADDRESSES = 10_000;

/** Why a request isn't answered. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a JSON body of a limited size; the rest of a longer one is never read. */
async function readBody(request: IncomingMessage, most: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > most) throw new Refused(413, `More than ${most} bytes`);
    chunks.push(bytes);
  }
  const body = parse(Buffer.concat(chunks).toString('utf8'));
  // The protocol has given lists up, and one of them would be hundreds of searches for one request's rate.
  if (Array.isArray(body)) throw new Refused(400, 'One message at a time');
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'The body is not JSON');
  }
}

/** Counts requests by address in windows of a minute. */
function createCounter(perMinute: number): (address: string) => boolean {
  let counts = new Map<string, number>();
  let until = 0;
  return (address) => {
    // Not the time of day: a clock that is set back would make the minute last.
    const now = performance.now();
    if (now >= until || counts.size > MOST_ADDRESSES) {
      counts = new Map();
      until = now + MINUTE;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}

/** Where the site is, as its build was told; without a slash at the end. */
const SITE_URL = process.env.SITE_URL?.replace(/\/$/, '');
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Pages of other sites must not use a reader's browser to ask. That a page has the host it asks is not enough:
 * a site can let its own name lead to this machine.
 */
function isForeign({headers}: IncomingMessage): boolean {
  if (headers.origin === undefined) return false;
  try {
    const {host, hostname, origin} = new URL(headers.origin);
    const isOwn = LOOPBACK.test(hostname) || origin === SITE_URL;
    return !isOwn || host !== headers.host;
  } catch {
    return true;
  }
}

/**
 * Makes what answers requests to `/mcp`: Streamable HTTP without sessions, each answer one JSON document.
 *
 * @param build Folder of a finished build.
 */
export async function createMcpEndpoint(
  build: string,
  limits: McpLimits = LIMITS,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const site = await readBuiltSite(build);
  const isWithinRate = createCounter(limits.perMinute);
  const open = new Map<string, number>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (isForeign(request)) throw new Refused(403, 'Not for pages of other sites');
    if (request.method !== 'POST') throw new Refused(405, 'Only POST');
    const address = request.socket.remoteAddress ?? '';
    if (!isWithinRate(address)) throw new Refused(429, 'Too many requests');
    const before = open.get(address) ?? 0;
    if (before >= limits.atOnce) throw new Refused(503, 'Busy');
    open.set(address, before + 1);
    const server = createMcpServer(site);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    const timer = setTimeout(() => {
      refuse(response, new Refused(408, 'Took too long'));
      request.destroy();
    }, limits.time);
    try {
      const body = await readBody(request, limits.body);
      await server.connect(transport);
      await transport.handleRequest(request, response, body);
    } finally {
      clearTimeout(timer);
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
      response.once('close', () => void server.close());
    }
  };
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    answer(request, response).catch((error: unknown) => refuse(response, error));
  };
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return;
  const isRefused = error instanceof Refused;
  if (!isRefused) console.error(error);
  const body = {
    jsonrpc: '2.0',
    error: {code: -32000, message: isRefused ? error.message : 'Failed'},
    id: null,
  };
  response
    .writeHead(isRefused ? error.status : 500, {
      'Content-Type': 'application/json',
      Connection: 'close',
      ...(isRefused && error.status === 405 ? {Allow: 'POST'} : {}),
      ...(isRefused && error.status === 429 ? {'Retry-After': '60'} : {}),
    })
    .end(JSON.stringify(body));
}

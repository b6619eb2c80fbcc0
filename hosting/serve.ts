/**
 * Serves `build/` the way production does: precompressed files, caching, security headers, one
 * canonical form per address, real 404s. `npm start` and the browser tests run on it.
 */
import {createServer, type RequestListener, type Server} from 'node:http';
import type {Server as NetServer} from 'node:net';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {explainPort, PREFERRED_HOST, PREFERRED_PORT, parsePort} from '../commands/port.mjs';
import {answer} from './answer.ts';
import {answerInTurn, CONNECTIONS, LIMITS, PER_CONNECTION} from './limits.ts';
import {readBuild} from './read-build.ts';

/** Where agents ask, if the server was started for them too. */
const MCP_PATH = '/mcp';

/**
 * Makes the server; it doesn't listen yet.
 *
 * @param root Absolute path of the built site.
 * @param mcp Answers requests to `/mcp`; without it there is nothing at that address.
 * @throws If `root` holds no finished build.
 */
export function createSiteServer(root: string, mcp?: RequestListener): Server {
  const build = readBuild(root);
  const server = createServer(
    LIMITS,
    answerInTurn((request, response) => {
      if (mcp && request.url === MCP_PATH) mcp(request, response);
      else answer(build, request, response);
    }),
  );
  server.maxConnections = CONNECTIONS;
  server.maxRequestsPerSocket = PER_CONNECTION;
  // A client that takes nothing for so long holds a file open for nobody.
  server.timeout = LIMITS.keepAliveTimeout;
  return server;
}

/**
 * Listens on the first free port.
 *
 * @param first Port to try first; 0 is any.
 * @param fixed Fail instead of trying the next one.
 * @param host Address of this machine to listen at; other machines can't reach the usual one.
 * @returns The port in use.
 */
export function listen(
  server: NetServer,
  first: number,
  fixed = false,
  host = PREFERRED_HOST,
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
    server.on('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
    open();
  });
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
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
  const mcp = process.env.MCP === '1' ? await import('../mcp/http.ts') : undefined;
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

/** What one client can take of our own server: time, connections, files. */
import type {IncomingMessage, RequestListener, ServerOptions, ServerResponse} from 'node:http';

/** Milliseconds: for the headers, for a whole request, and between two requests. */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Proxies keep their connections for a minute: with Node's 5 seconds, one would now and then send a
  // request into a connection that is just being closed.
  keepAliveTimeout: 65_000,
} as const satisfies ServerOptions;

/** Open connections; each may hold one file open, and many systems allow 4,096 in all. */
export const CONNECTIONS = 1_800;

/** Requests that a connection may bring before it is closed. */
export const PER_CONNECTION = 10_000;

/** Whether a request brings something that nobody here would read. */
export function hasBody({headers}: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Lets a connection's requests wait for each other. Clients may send a hundred at once; Node hands all
 * of them over, and each would open its file, to be closed only if its turn to be sent ever came.
 *
 * @param answer Answers one request; what it throws costs that answer only.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const lastOf = new WeakMap<object, Promise<void>>();
  return (request: IncomingMessage, response: ServerResponse & {req: IncomingMessage}) => {
    const {socket} = request;
    const turn = async (before: Promise<void> | undefined) => {
      await before;
      // The client has gone: nothing will be sent, and "close" won't come either.
      if (socket.destroyed) return;
      const done = new Promise<void>((resolve) => response.once('close', () => resolve()));
      try {
        answer(request, response);
      } catch (error) {
        console.error(error);
        response.destroy();
      }
      await done;
    };
    lastOf.set(socket, turn(lastOf.get(socket)));
  };
}

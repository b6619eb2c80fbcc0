/** The port of `npm start`: plain JavaScript, as it is looked at before anything is installed. */
import {createServer} from 'node:net';

/** Where the site is served if nobody asks for another port. */
export const PREFERRED_PORT = 3000;

/** Where it listens if nobody asks for another address: other machines can't reach it there. */
export const PREFERRED_HOST = '127.0.0.1';

/**
 * Reads the port a person asked for.
 *
 * @param {string | undefined} wanted Value of `PORT`.
 * @returns {number | undefined} Undefined if nobody asked for one.
 * @throws {Error} If it isn't a valid port.
 */
export function parsePort(wanted) {
  if (wanted === undefined || wanted === '') return undefined;
  const port = Number(wanted);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(
    `PORT is "${wanted}", but has to be a number from 1 to 65535, for example ${PREFERRED_PORT}.`,
  );
}

/**
 * Says in a sentence why a port can't be listened on.
 *
 * @param {number} port
 * @param {NodeJS.ErrnoException} error What `listen` gave.
 */
export function explainPort(port, {code, message}) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this account. Set PORT to one above 1023, for example ${PREFERRED_PORT}.`;
  }
  return message;
}

/**
 * Makes sure that the port a person asked for can be had: to be told after minutes of building is late.
 *
 * @param {string | undefined} wanted Value of `PORT`; without one, the server takes the next free port.
 * @param {string | undefined} host Value of `HOST`: what listens at another address is in nobody's way.
 * @throws {Error} With the sentence that says what to do.
 */
export async function checkPort(wanted, host) {
  const port = parsePort(wanted);
  if (port === undefined) return;
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(new Error(explainPort(port, error))));
    probe.listen(port, host || PREFERRED_HOST, () => probe.close(resolve));
  });
}

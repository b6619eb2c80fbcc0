import {connect} from 'node:net';

/** An answer as it came over the line. */
export interface RawAnswer {
  /** 0 if the server closed without a word. */
  status: number;
  /** Header lines, in lower case up to the colon; a name that comes twice is there twice. */
  headers: [name: string, value: string][];
  body: string;
}

/**
 * Sends a request exactly as written: clients of libraries would put a hostile one right first.
 *
 * @param path What stands in the request line.
 * @param headers Further header lines.
 */
export function rawRequest(
  port: number,
  path: string,
  headers: readonly string[] = [],
  method = 'GET',
): Promise<RawAnswer> {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close before it has read everything.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(read(chunks));
      else reject(error);
    });
    socket.on('close', () => resolve(read(chunks)));
  });
}

function read(chunks: Buffer[]): RawAnswer {
  const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n')};
}

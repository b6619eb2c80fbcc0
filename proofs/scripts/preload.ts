// Loaded before a script of a page: what it would ask from AWS, Google and the network is answered here, and written down.

import {createHmac} from 'node:crypto';
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import {createRequire} from 'node:module';
import {devNull} from 'node:os';
import path from 'node:path';
import {answer} from './answers.ts';

const {
  PROOF_LOG = devNull,
  PROOF_FILES = '',
  PROOF_SERVERS,
  PROOF_PATHS = '/',
  PROOF_LOCAL,
  WEBHOOK_SECRET = 'secret',
} = process.env;
const modules = path.join(
  import.meta.dirname,
  '../../tests/guides/node_modules/@remotion/lambda-client',
);
const note = (...words: (string | number)[]): void =>
  appendFileSync(PROOF_LOG, `${words.join(' ')}\n`);

/** Media by extension; everything else is an empty object, as a webhook or an API of one's own would answer. */
function respond(address: string, range: string | null): Response {
  const file = path.join(PROOF_FILES, `sample${path.extname(new URL(address).pathname)}`);
  if (!existsSync(file) || path.extname(file) === '') {
    return new Response('{}', {headers: {'content-type': 'application/json'}});
  }
  const bytes = readFileSync(file);
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(range ?? '') ?? [];
  if (from === undefined) {
    return new Response(bytes, {
      headers: {'content-length': `${bytes.length}`, 'accept-ranges': 'bytes'},
    });
  }
  const end = to ? Number(to) + 1 : bytes.length;
  return new Response(bytes.subarray(Number(from), end), {
    status: 206,
    headers: {
      'content-range': `bytes ${from}-${end - 1}/${bytes.length}`,
      'content-length': `${end - Number(from)}`,
    },
  });
}

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, options) => {
  const request = new Request(input, options);
  const isLocal = /^https?:\/\/(?:localhost|127\.0\.0\.1)/.test(request.url);
  if ((isLocal && !PROOF_LOCAL) || /^(?:data|file):/.test(request.url))
    return realFetch(input, options);
  note('fetch', request.method, request.url, request.headers.get('range') ?? '');
  return respond(request.url, request.headers.get('range'));
};

const require = createRequire(path.join(modules, 'proof.cjs'));
/** The clients of AWS share one method that sends; commands are told by their names. */
const {Client} = require('@smithy/smithy-client');
Client.prototype.send = async function send(
  this: {config?: object},
  command: {constructor: {name: string}; input: object},
) {
  const {name} = command.constructor;
  // What a real client does in the meantime can change: a variable of the environment, for example.
  const {PROOF_UPLOAD_MS = '5'} = process.env;
  const takes = name === 'PutObjectCommand' ? Number(PROOF_UPLOAD_MS) : 5;
  await new Promise((resolve) => setTimeout(resolve, takes));
  note(
    'aws',
    name,
    JSON.stringify(command.input, (key, value) =>
      key === 'Body' || key === 'Payload' ? '…' : value,
    ).slice(0, 200),
  );
  return answer(name, command.input);
};

// What the toolkit downloads by itself, it asks for with `https.get()`.
const {get} = https;
const answering = http.createServer(async ({url = '/', headers}, response) => {
  const {status, headers: more, body} = respondTo(`https://example.com${url}`, headers.range);
  response.writeHead(status, Object.fromEntries(more));
  response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
});
const respondTo = (address: string, range: string | undefined) => respond(address, range ?? null);
Object.assign(https, {
  get(...args: [string, http.RequestOptions, (response: http.IncomingMessage) => void]) {
    const [address, options, done] = args;
    if (typeof address !== 'string' || !/amazonaws|example\.com/.test(address))
      return Reflect.apply(get, https, args);
    note('https', 'GET', address.split('?')[0] ?? '');
    if (!answering.listening) Reflect.apply(listen, answering, [0]).unref();
    const place = answering.address();
    const port = typeof place === 'object' && place ? place.port : 0;
    return http.get(`http://localhost:${port}${new URL(address).pathname}`, options, done);
  },
});

/** Asks a server twice at once: by GET, and with a webhook as the toolkit signs it. */
async function askTwice(port: number, address: string): Promise<void> {
  const body = JSON.stringify({
    type: 'success',
    renderId: 'abcdefghij',
    bucketName: 'remotionlambda-useast1-abcdefghij',
    outputUrl: 'https://example.com/out.mp4',
    title: 'Low tide',
  });
  const hash = createHmac('sha512', WEBHOOK_SECRET).update(body).digest('hex');
  const headers = {'content-type': 'application/json', 'x-remotion-signature': `sha512=${hash}`};
  for (const options of [{}, {method: 'POST', headers, body}]) {
    const both = [1, 2].map(async () => {
      const {status} = await realFetch(`http://localhost:${port}${address}`, options);
      return status;
    });
    const answers = await Promise.all(both);
    note('listens', 'method' in options ? 'POST' : 'GET', address, 'answers', answers.join(' '));
  }
}

// A server never ends by itself: it is asked, and then it is enough.
const {listen} = http.Server.prototype;
http.Server.prototype.listen = function listenAndAsk(this: http.Server, ...args: never[]) {
  const callers = (new Error().stack ?? '')
    .split('\n')
    .filter((line) => !/[\\/]tsx[\\/]/.test(line));
  const own = !callers.some((line) => line.includes('node_modules'));
  const server: http.Server = Reflect.apply(listen, this, args);
  if (PROOF_SERVERS && (own || callers.some((line) => line.includes('express')))) {
    server.once('listening', () => {
      const place = server.address();
      const port = typeof place === 'object' && place ? place.port : 0;
      setTimeout(async () => {
        for (const address of PROOF_PATHS.split(' ')) await askTwice(port, address);
        process.exit(0);
      }, 300);
    });
  }
  return server;
};

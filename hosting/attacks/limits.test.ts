import {type ChildProcess, spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../serve.ts';
import {rawRequest} from './raw-request.ts';
import {writeSmallSite} from './small-site.ts';

let port: number;
const LARGE = '/assets/large.bin';

let site: Awaited<ReturnType<typeof writeSmallSite>>;
let server: ChildProcess;
beforeAll(async () => {
  site = await writeSmallSite();
  port = await freePort();
  server = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, '../serve.ts'), site.build],
    {env: {...process.env, PORT: String(port)}, stdio: ['ignore', 'pipe', 'inherit']},
  );
  await new Promise((resolve) => server.stdout?.once('data', resolve));
});
afterAll(() => {
  server.kill();
  site.remove();
});

const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends text, and hands the connection over once the first bytes of an answer are there. */
const begin = (text: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', reject);
    socket.once('data', () => {
      socket.pause();
      resolve(socket);
    });
  });

const get = (file: string) => `GET ${file} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function breakOff(count: number, text: string): Promise<void> {
  const sockets = await Promise.all(Array.from({length: count}, () => begin(text)));
  for (const socket of sockets) socket.destroy();
}

// What is open is read from /proc.
describe.skipIf(process.platform !== 'linux')('the process of our own server', () => {
  it.each(['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-', 'lines=1-2', 'bytes=0-0,2-2'])(
    'goes on after Range: %s',
    async (range) => {
      expect((await rawRequest(port, LARGE, [`Range: ${range}`])).status).toBeGreaterThan(199);
      expect((await rawRequest(port, '/')).status).toBe(200);
    },
  );

  it('gives the bytes that are asked for', async () => {
    expect(await rawRequest(port, '/docs/spring', ['Range: bytes=0-3'])).toMatchObject({
      status: 206,
      body: '<h1>',
    });
    expect(await rawRequest(port, '/docs/spring', ['Range: bytes=-5'])).toMatchObject({
      status: 206,
      body: '</h1>',
    });
  });

  it('lets 1,000 connections in that come while it is busy', async () => {
    server.kill('SIGSTOP');
    const sockets = Array.from({length: 1000}, () => connect(port, '127.0.0.1'));
    let connected = 0;
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.on('connect', () => {
        connected += 1;
      });
    }
    try {
      // What finds no place in the queue isn't told so: it is still connecting.
      await expect.poll(() => connected, {timeout: 5000}).toBe(1000);
    } finally {
      server.kill('SIGCONT');
      for (const socket of sockets) socket.destroy();
    }
  }, 30_000);

  it('closes the files of 300 downloads that were broken off', async () => {
    const before = openFiles();
    await breakOff(300, get(LARGE));
    await expect.poll(openFiles, {timeout: 10_000}).toBeLessThan(before + 20);
  }, 30_000);

  it('opens one file for a connection, however many requests it sends at once', async () => {
    const [before, used] = [openFiles(), megabytes()];
    const sockets = await Promise.all(
      Array.from({length: 30}, () => begin(get(LARGE).repeat(100))),
    );
    expect(openFiles()).toBeLessThan(before + 100);
    expect(megabytes()).toBeLessThan(used + 150);
    for (const socket of sockets) socket.destroy();
    await expect.poll(openFiles, {timeout: 10_000}).toBeLessThan(before + 20);
  }, 30_000);

  it('answers 404 for a file that is gone, and serves the rest', async () => {
    rmSync(path.join(site.build, 'assets/main.1.js'));
    rmSync(path.join(site.build, 'assets/main.1.js.gz'));
    rmSync(path.join(site.build, '404.html'));
    expect(await rawRequest(port, '/assets/main.1.js')).toMatchObject({
      status: 404,
      body: expect.stringContaining('Not found'),
    });
    expect((await rawRequest(port, '/docs/spring')).status).toBe(200);
  });

  it('takes no body, and no headers that trickle in', async () => {
    expect((await rawRequest(port, '/', ['Content-Length: 99999999'])).status).toBe(413);
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX: '));
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await rawRequest(port, '/')).status).toBe(200);
  }, 20_000);

  it('can’t be reached from another machine unless told so', async () => {
    const listening = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((row) => row[3] === '0A' && row[1]?.endsWith(`:${port.toString(16).toUpperCase()}`))
      .map((row) => row[1]?.split(':')[0]);
    expect(listening).toEqual(['0100007F']);
  });
});

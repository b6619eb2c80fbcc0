import {type ChildProcess, spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterEach, describe, expect, it} from 'vitest';
import {WebSocket} from 'ws';
import {freePort} from './serve.ts';

const root = path.resolve(import.meta.dirname, '..');
const cleanUp: (() => void)[] = [];

afterEach(() => {
  for (const each of cleanUp.splice(0)) each();
});

/** Stands for the framework: shows one page, and keeps its process id where a test finds it. */
const DEV_SERVER = `
import {createServer} from 'node:http';
import {writeFileSync} from 'node:fs';
const port = process.argv[process.argv.indexOf('--port') + 1];
writeFileSync('dev-server.pid', String(process.pid));
createServer((request, response) => response.end('from the dev server: ' + request.url)).listen(port, '127.0.0.1');
`;

/** Stands for the build, which ends when the test says so. */
const BUILD = `
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
writeFileSync('build.pid', String(process.pid));
while (!existsSync('go-on')) await new Promise((resolve) => setTimeout(resolve, 20));
if (existsSync('fail')) process.exit(1);
mkdirSync('build', {recursive: true});
for (const [name, text] of Object.entries({'_policy.txt': "default-src 'self'", '_pages.json': '["/"]',
  _redirects: '', 'index.html': 'the built page', '_files.txt': '2 _pages.json\\n3 index.html\\n'}))
  writeFileSync('build/' + name, text);
`;

/** A clone in which the framework and the steps of a build are others, and `npm start` running in it. */
async function startClone(devServer = DEV_SERVER) {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'first-start-'));
  for (const folder of [
    'commands',
    'hosting',
    'shared',
    'model/links',
    'model/io.ts',
    'model/parse-json.ts',
  ]) {
    cpSync(path.join(root, folder), path.join(clone, folder), {recursive: true});
  }
  mkdirSync(path.join(clone, 'node_modules/@docusaurus/core/bin'), {recursive: true});
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '@docusaurus') continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(clone, 'node_modules', name));
  }
  const write = (file: string, text: string) => writeFileSync(path.join(clone, file), text);
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', devServer);
  write('build.mjs', BUILD);
  const nothing = 'node -e ""';
  const scripts = {
    'check:settings': nothing,
    'check:samples': nothing,
    'check:content': nothing,
    build: 'node build.mjs',
  };
  write('package.json', JSON.stringify({type: 'module', scripts}));
  const port = await freePort();
  const command = spawn(process.execPath, ['--import', 'tsx', 'hosting/first-start.ts'], {
    cwd: clone,
    env: {...process.env, PORT: String(port), HOST: '', MCP: '', NEEDED_MEGABYTES: '1'},
  });
  let text = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  cleanUp.push(() => {
    command.kill();
    rmSync(clone, {recursive: true, force: true, maxRetries: 5});
  });
  const says = (words: string) =>
    until(
      () => text.includes(words),
      () => `“${words}” in:\n${text}`,
    );
  const isRunning = (file: string) => {
    const at = path.join(clone, file);
    if (!existsSync(at)) return false;
    try {
      return process.kill(Number(readFileSync(at, 'utf8')), 0);
    } catch {
      return false;
    }
  };
  return {command, port, write, says, isRunning, read: () => text};
}

async function until(holds: () => boolean, what: () => string) {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (holds()) return;
    await wait(30);
  }
  throw new Error(`Not within a minute: ${what()}`);
}

const exitCode = async (command: ChildProcess) => {
  if (command.exitCode !== null) return command.exitCode;
  return await new Promise((resolve) => command.on('exit', resolve));
};

const BROWSER = {accept: 'text/html,*/*'};

describe('The first npm start', {timeout: 120_000}, () => {
  it('shows pages while it builds, then serves the build at the same address', async () => {
    const {command, port, write, says} = await startClone();
    const address = `http://localhost:${port}/`;
    await says(`Showing the pages on ${address.slice(0, -1)} `);
    const page = await fetch(`${address}docs/spring?a=b`, {headers: BROWSER});
    expect(await page.text()).toBe('from the dev server: /docs/spring?a=b');
    // What waits for the site, or reads it, isn't to take the dev server's pages for it.
    expect((await fetch(address)).status).toBe(503);

    const open = new WebSocket(`ws://localhost:${port}/ws`);
    const told: string[] = [];
    let atReload: Promise<string> | undefined;
    open.on('message', (data) => {
      told.push(String(data));
      atReload = fetch(address, {headers: BROWSER}).then((answer) => answer.text());
    });
    await new Promise((resolve) => open.on('open', resolve));
    write('go-on', '');
    await says(`Serving on ${address.slice(0, -1)}`);
    await until(
      () => atReload !== undefined,
      () => 'an open page is told to load once more',
    );
    expect(told).toEqual(['{"type":"static-changed"}']);
    expect(await atReload).toBe('the built page');
    expect(await (await fetch(address)).text()).toBe('the built page');

    command.kill();
    await exitCode(command);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('ends with what it has started, at any time', async () => {
    const {command, port, says, isRunning} = await startClone();
    await says('Building the site');
    await until(
      () => isRunning('build.pid'),
      () => 'the build runs',
    );
    expect(isRunning('dev-server.pid')).toBe(true);
    command.kill('SIGINT');
    expect(await exitCode(command)).toBe(0);
    await until(
      () => !isRunning('dev-server.pid'),
      () => 'the dev server ends',
    );
    await until(
      () => !isRunning('build.pid'),
      () => 'the build ends',
    );
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  });

  it('ends with exit code 1 if the site can’t be built', async () => {
    const {command, write, says, read, isRunning} = await startClone();
    await says('Building the site');
    write('fail', '');
    write('go-on', '');
    expect(await exitCode(command)).toBe(1);
    await until(
      () => read().includes('Building the site failed'),
      () => 'the reason',
    );
    await until(
      () => !isRunning('dev-server.pid'),
      () => 'the dev server ends',
    );
  });

  it('builds and serves also if the dev server can’t start', async () => {
    const {port, write, says, read} = await startClone('process.exit(1)');
    write('go-on', '');
    await says(`Serving on http://localhost:${port}`);
    expect(read()).not.toContain('Showing');
  });
});

import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const deploy = import.meta.dirname;
let folder: string;
let other: Server;

beforeAll(async () => {
  // A clone that has nothing but the commands: whatever they need first, they have to ask for.
  folder = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  cpSync(deploy, path.join(folder, 'deploy'), {recursive: true});
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
});

afterAll(() => {
  other.close();
  rmSync(folder, {recursive: true});
});

/** Runs Node in a folder; returns the exit code and what a person reads. */
function node(cwd: string, args: string[], env: Record<string, string> = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {status, text: `${stdout}${stderr}`.trim()};
}

describe('npm start fails with a clear sentence', () => {
  it('for a Node that is too old', () => {
    const pretend =
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.19.1"})';
    expect(node(folder, ['--import', pretend, 'deploy/start.mjs'])).toMatchInlineSnapshot(`
      {
        "status": 1,
        "text": "Node 18.19.1 is too old: this project needs Node 20 or newer (https://nodejs.org).",
      }
    `);
  });

  it('for too little disk space', () => {
    const {status, text} = node(folder, ['deploy/start.mjs'], {NEEDED_MEGABYTES: '999999999'});
    expect(status).toBe(1);
    expect(text.replace(/Only \d+/, 'Only 12')).toMatchInlineSnapshot(
      `"Only 12 MB are free here, and the set-up needs about 999999999 MB: free some disk space and run it again."`,
    );
  });

  it('for a step that fails, naming it', () => {
    const code =
      "import('./deploy/setup.mjs').then(({run, fail}) => { try { run('Building the site', process.execPath, ['-e', 'process.exit(3)']) } catch (error) { fail(error.message) } })";
    expect(node(folder, ['-e', code])).toMatchInlineSnapshot(`
      {
        "status": 1,
        "text": "→ Building the site

      Building the site failed. The lines above say why.",
      }
    `);
  });

  const serve = (port: string) => {
    const site = path.join(folder, 'build');
    mkdirSync(site, {recursive: true});
    writeFileSync(path.join(site, '_policy.txt'), "default-src 'self'");
    writeFileSync(path.join(site, '_routes.json'), '[]');
    writeFileSync(path.join(site, '_redirects'), '');
    return node(
      folder,
      ['--import', createRequire(import.meta.url).resolve('tsx'), path.join(deploy, 'serve.ts')],
      {
        PORT: port,
      },
    );
  };

  it('for a port that is in use', () => {
    const {port} = other.address() as AddressInfo;
    const {status, text} = serve(String(port));
    expect(status).toBe(1);
    expect(text).toBe(
      `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    );
  });

  it('for a port that is none', () => {
    expect(serve('http')).toMatchInlineSnapshot(`
      {
        "status": 1,
        "text": "PORT is "http", but has to be a number from 1 to 65535, for example 3000.",
      }
    `);
  });
});

import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {listFiles, readBytes, root} from '../model/io.ts';

const PROJECT = path.join(root, 'shots/project');
/** What the project shows, and this repository has already. */
const BORROWED = {
  'static/demos/media/melody.wav': 'sound/harbor.wav',
  'static/demos/media/dunes.webp': 'pictures/dunes.webp',
  'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2': 'fonts/fraunces.woff2',
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2':
    'fonts/instrument-sans.woff2',
};
const START_SECONDS = 180;

/** A Studio that runs on a copy of the project. */
export interface Studio {
  address: string;
  /** The copy: what is saved in the Studio is written there. */
  folder: string;
  /** Puts back the files of the copy that a shot has changed; returns whether there were any. */
  restore: () => boolean;
  close: () => Promise<void>;
}

/** The project's sources, which a shot may change: saving props writes to the root file. */
const sources = () => listFiles('shots/project/src', ['.ts', '.tsx']);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Waits until the Studio has bundled the project once, which takes a minute on a slow machine. */
async function waitForBundle(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No bundle:\n${output}`)), START_SECONDS * 1000);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Built in')) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`The Studio ended:\n${output}`));
    });
  });
}

/**
 * Starts the pinned Studio on a copy of `shots/project`.
 *
 * @throws If it ends or has bundled nothing after three minutes: with what it printed.
 */
export async function startStudio(): Promise<Studio> {
  // Its name is the title of the Studio.
  const parent = mkdtempSync(path.join(os.tmpdir(), 'shots-'));
  const folder = path.join(parent, 'night-ferry');
  cpSync(PROJECT, folder, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  for (const [from, to] of Object.entries(BORROWED)) {
    cpSync(path.join(root, from), path.join(folder, 'public', to));
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      path.join(PROJECT, 'node_modules/@remotion/cli/remotion-cli.js'),
      'studio',
      '--no-open',
      `--port=${port}`,
      '--disable-git-source',
    ],
    {cwd: folder, env: {...process.env, TZ: 'UTC'}},
  );
  await waitForBundle(child);
  return {
    address: `http://localhost:${port}`,
    folder,
    restore: () => {
      const changed = sources().filter((file) => {
        const copy = path.join(folder, path.relative('shots/project', file));
        const original = readBytes(file);
        if (readFileSync(copy).equals(original)) return false;
        writeFileSync(copy, original);
        return true;
      });
      return changed.length > 0;
    },
    close: async () => {
      // A render that still goes on would keep it alive.
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(parent, {recursive: true, force: true});
    },
  };
}

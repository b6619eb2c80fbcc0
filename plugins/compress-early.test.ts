import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import compressEarlyPlugin from './compress-early.ts';

type Done = (stats: {hasErrors(): boolean}) => void;
interface Config {
  plugins?: {apply(compiler: object): void}[];
}

let builds: string[];

/** Makes the folder of a build with one script. */
function build(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compress-early-'));
  builds.push(folder);
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  writeFileSync(path.join(folder, 'assets/js/page.js'), 'frame();'.repeat(100));
  return folder;
}

beforeEach(() => {
  builds = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of builds) rmSync(folder, {recursive: true});
});

/** What is told to the bundler of a build. */
function configure(isServer: boolean): Config {
  vi.stubEnv('NODE_ENV', 'production');
  const run = compressEarlyPlugin().configureWebpack as (
    config: object,
    isServer: boolean,
  ) => Config;
  return run({}, isServer);
}

/** Ends a compilation of the pages' scripts into a folder. */
function end(outputPath: string, hasErrors: boolean) {
  let done: Done = () => undefined;
  const tap = (_name: string, run: Done) => {
    done = run;
  };
  for (const plugin of configure(false).plugins ?? []) {
    plugin.apply({outputPath, hooks: {done: {tap}}});
  }
  done({hasErrors: () => hasErrors});
}

const scripts = (folder: string) => readdirSync(path.join(folder, 'assets/js'));

it('compresses scripts when the bundler has written them, unless it failed', async () => {
  const [failed, whole] = [build(), build()];
  end(failed, true);
  end(whole, false);
  await vi.waitFor(() => expect(scripts(whole)).toEqual(['page.js', 'page.js.br', 'page.js.gz']));
  expect(scripts(failed)).toEqual(['page.js']);
});

it('has nothing to do with what renders the pages', () => {
  expect(configure(true)).toEqual({});
});

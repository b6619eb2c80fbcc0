import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {keepWhole, kept, listLockfiles} from './io.ts';

const disk = vi.hoisted(() => ({isFull: false}));
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return {
    ...fs,
    /** Half of it, and then the process is stopped. */
    writeFileSync(file: string, text: string) {
      if (!disk.isFull) return fs.writeFileSync(file, text);
      fs.writeFileSync(file, text.slice(0, text.length / 2));
      throw new Error('stopped');
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('makes what is kept once', async () => {
  const make = vi.fn(async () => 'made');
  for (const _time of [1, 2]) {
    expect((await kept(`${folder}/a/file`, make)).toString()).toBe('made');
  }
  expect(make).toHaveBeenCalledOnce();
  expect(readdirSync(`${folder}/a`)).toEqual(['file']);
});

it('never takes half a file for whole', async () => {
  disk.isFull = true;
  expect(() => keepWhole(`${folder}/file`, 'written')).toThrow('stopped');
  disk.isFull = false;
  expect((await kept(`${folder}/file`, async () => 'made anew')).toString()).toBe('made anew');
});

it('finds the lockfile of every folder that is installed by itself', () => {
  expect(listLockfiles()).toEqual(
    expect.arrayContaining(['package-lock.json', 'shots/project/package-lock.json']),
  );
});

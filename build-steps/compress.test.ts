import {mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {pruneKept} from '../model/io.ts';
import {compressor} from './compress.ts';

let folder: string;
let cache: string;
let page: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  cache = path.join(folder, 'cache');
  page = path.join(folder, 'page.html');
  writeFileSync(page, 'Frames. '.repeat(200));
  await compressor(cache)(page, false);
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Makes the cache as old as if no build had run for so many days. */
function age(days: number) {
  const then = Date.now() / 1000 - days * 24 * 60 * 60;
  for (const name of readdirSync(cache)) utimesSync(path.join(cache, name), then, then);
}

it('writes both kinds beside a file, and keeps them', () => {
  expect(readdirSync(folder)).toEqual(['cache', 'page.html', 'page.html.br', 'page.html.gz']);
  expect(readdirSync(cache)).toHaveLength(2);
});

it('removes what no build has used for a week', () => {
  age(8);
  pruneKept(cache);
  expect(readdirSync(cache)).toEqual([]);
});

it('keeps what a build has used again', async () => {
  age(8);
  await compressor(cache)(page, false);
  pruneKept(cache);
  expect(readdirSync(cache)).toHaveLength(2);
});

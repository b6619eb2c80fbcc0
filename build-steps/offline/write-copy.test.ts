import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles, writeCopy, writeUnavailablePage} from './write-copy.ts';

let build: string;

const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'docs/spring.html': '<h1>spring()</h1>',
  'docs/spring.html.br': 'less',
  'docs/shapes/index.html': '<h1>Shapes</h1>',
  'docs/spring.md': '# spring()',
  'assets/js/main.1.js': 'start()',
  'search/index.json': '{}',
  'demos/film.mp4': 'film',
  'demos/spring.webp': 'still',
  'home/graph.avif': 'rendered',
  'shots/frames.avif': 'the Studio',
  'shots/frames.webm': 'a loop',
  'social/docs-spring.jpg': 'card',
  'sitemap.xml': '<urlset/>',
};
const routes = ['/', '/docs/spring', '/docs/shapes/'];

beforeAll(async () => {
  build = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), content);
  }
  await writeUnavailablePage(build);
});
afterAll(() => rmSync(build, {recursive: true}));

describe('the list of a copy', () => {
  it('names pages by their address and what they load, and nothing for machines', async () => {
    const {files} = await listFiles(build, routes);
    expect(files.map(([address]) => address)).toEqual([
      '/',
      '/assets/js/main.1.js',
      '/demos/spring.webp',
      '/docs/shapes/',
      '/docs/spring',
      '/home/graph.avif',
      '/offline',
      '/search/index.json',
      '/shots/frames.avif',
    ]);
  });

  it('counts what is sent, and what is stored', async () => {
    const {download, stored} = await listFiles(build, routes);
    expect(stored - download).toBe('<h1>spring()</h1>'.length - 'less'.length);
  });

  it('has another id as soon as one byte differs', async () => {
    const before = (await listFiles(build, routes)).build;
    expect((await listFiles(build, routes)).build).toBe(before);
    writeFileSync(path.join(build, 'docs/shapes/index.html'), '<h1>shapes</h1>');
    expect((await listFiles(build, routes)).build).not.toBe(before);
  });
});

describe('the service worker', () => {
  it('is written beside the list, with its id', async () => {
    await writeCopy(build, routes);
    const {build: id} = JSON.parse(readFileSync(path.join(build, 'offline.json'), 'utf8'));
    const script = readFileSync(path.join(build, 'sw.js'), 'utf8');
    expect(script).toContain(`OFFLINE_CACHE + "${id}"`);
    expect(script).not.toMatch(/\bBUILD\b/);
    // It parses as the classic script that it is registered as.
    expect(() => new Function(script)).not.toThrow();
  });
});

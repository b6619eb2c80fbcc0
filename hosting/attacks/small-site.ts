/** A site of a few files, for attacks on those who serve it. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {writeFileList} from '../file-list.ts';
import {headerRules} from '../headers.ts';
import {redirectLines} from '../static-hosts.ts';

/** What the site has, and how it is served. */
export const ROUTES = ['/', '/ai-embed', '/docs/shapes/', '/docs/spring'];
/** Its redirects. */
export const REDIRECTS = [{from: '/old', to: '/docs/spring#config'}];
const POLICY = "default-src 'self'; frame-ancestors 'self'";
/** Its headers. */
export const RULES = headerRules(POLICY);
/** Stands beside the site: no answer may contain it. */
export const SECRET = 'nobody may read this';
const MEGABYTE = 1024 * 1024;

const FILES: Record<string, string | Buffer> = {
  '_policy.txt': POLICY,
  '_pages.json': JSON.stringify(ROUTES),
  _redirects: redirectLines(REDIRECTS),
  _headers: 'for hosts',
  '_nginx.conf': 'for hosts',
  'vercel.json': '{}',
  '404.html': '<h1>Not found</h1>',
  '404.html.gz': gzipSync('<h1>Not found</h1>'),
  'index.html': '<h1>Home</h1>',
  'index.html.gz': gzipSync('<h1>Home</h1>'),
  'ai-embed.html': '<h1>Ask</h1>',
  'docs/spring.html': '<h1>spring()</h1>',
  'docs/spring.md': '# spring()',
  'docs/shapes/index.html': '<h1>Shapes</h1>',
  'assets/main.1.js': 'start()',
  'assets/main.1.js.gz': gzipSync('start()'),
  'assets/large.bin': Buffer.alloc(4 * MEGABYTE, 'a'),
  'search/index.json': '{}',
};

/**
 * Writes the site into a folder of its own.
 *
 * @returns `folder`, which `remove` deletes, and `build` in it.
 */
export async function writeSmallSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  const build = path.join(folder, 'build');
  writeFileSync(mkdirAnd(folder, 'secret'), SECRET);
  for (const [file, content] of Object.entries(FILES)) {
    writeFileSync(mkdirAnd(build, file), content);
  }
  await writeFileList(build);
  return {folder, build, remove: () => rmSync(folder, {recursive: true, force: true})};
}

function mkdirAnd(folder: string, file: string): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  return full;
}

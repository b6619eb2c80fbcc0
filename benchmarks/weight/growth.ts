import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {globSync} from 'tinyglobby';

/** What of the scripts is there because of another page: regular expressions of both sites. */
const TABLES = [
  // Loaders, ours and those of the framework's registry.
  /(?:"?[\w-]+"?:\[)?\(\)=>(?:\w+\.e\("?[\w-]+"?\)|Promise\.all\(\[[^\]]*\]\))\.then\(\w+\.bind\(\w+,"?[\w./-]+"?\)\)(?:,"[^"]*",\w+\.resolveWeak\([^)]*\)|,"[^"]*","?\d+"?\])?,?/g,
  // Paths, a line each (ours).
  /"(?:[\w./-]+\\n)+[\w./-]*"/g,
  // Hashes of the files of pages (ours).
  /"(?:[\da-z]+ )+[\da-z]+"/g,
  // Routes with their components (the framework's).
  /\{path:"[^"]*",component:\(0,\w+\.\w+\)\("[^"]*","\w+"\)(?:,exact:!0)?(?:,sidebar:"\w+")?\},?/g,
  // Chunk names by route (the framework's).
  /"[^"]*-\w{3,4}":\{"__comp":"\w+"(?:,"[\w]+":(?:"[^"]*"|\{[^{}]*(?:\{[^{}]*\})*[^{}]*\}))*\},?/g,
  // The list of all documents (the framework's).
  /\{"id":"[^"]*","path":"[^"]*"(?:,"sidebar":"\w+")?\},?/g,
];

const brotli = (text: string) => brotliCompressSync(text).length;

function onlyFile(build: string, pattern: string): string {
  const [file] = globSync(`assets/js/${pattern}`, {cwd: build, absolute: true});
  if (!file) throw new Error(`${build} has no ${pattern}: is it a finished build?`);
  return readFileSync(file, 'utf8');
}

export interface Growth {
  /** Docs pages, from the files of the build. */
  pages: number;
  /** Brotli bytes of route table, registry and lists of documents, wherever they are. */
  table: number;
  /** Brotli bytes of the names and hashes of all chunks, beside those that are in the table. */
  chunks: number;
  /** Brotli bytes of sidebar data that a docs page brings, the largest one. */
  sidebars: number;
  /** All of it for a thousand pages. */
  per1000: number;
}

/**
 * Measures what grows with the number of pages and is loaded with every one of them, be it at once or
 * when the page is at rest.
 */
export function measureGrowth(build: string): Growth {
  // Ours is a file of its own, in stock it is a part of the main script.
  const [pagesFile] = globSync('assets/js/pages.*.js', {cwd: build, absolute: true});
  const code = (pagesFile ? readFileSync(pagesFile, 'utf8') : '') + onlyFile(build, 'main.*.js');
  const without = TABLES.reduce((rest, table) => rest.replace(table, ''), code);
  const table = brotli(code) - brotli(without);
  const runtime = onlyFile(build, 'runtime~main.*.js');
  const chunks = brotli(runtime) - brotli(runtime.replace(/"?\w+"?:"[\w]+",?/g, ''));
  const data = globSync('assets/js/*.js', {cwd: build, absolute: true})
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => code.includes('"type":"category"') && code.includes('"items":[{"type":'));
  const sidebars = Math.max(0, ...data.map(brotli));
  const pages = globSync('docs/**/*.html', {cwd: path.resolve(build)}).length;
  return {
    pages,
    table,
    chunks,
    sidebars,
    per1000: Math.round(((table + chunks + sidebars) / pages) * 1000),
  };
}

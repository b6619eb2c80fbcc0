import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {build as bundle} from 'vite';
import {chromiumPath, QUIET_ARGS} from '../../commands/chromium.mjs';

const TYPES: Record<string, string> = {'.js': 'text/javascript', '.json': 'application/json'};
const SLOWER_CPU = 4;

export const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: QUIET_ARGS,
  });

/** Bundles a module as a browser would get it. */
async function bundled(entry: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  try {
    await bundle({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        lib: {entry: path.resolve(entry), formats: ['es'], fileName: 'harness'},
        minify: 'esbuild',
      },
    });
    return readFileSync(path.join(outDir, 'harness.js'), 'utf8');
  } finally {
    rmSync(outDir, {recursive: true, force: true});
  }
}

const LIBRARIES: Record<string, string> = {
  Ours: "export {createSession} from '../../src/search/engine/session'",
  MiniSearch: "export {default} from 'minisearch'",
  Orama: "export {create, load, search} from '@orama/orama'",
  FlexSearch: "export {Document} from 'flexsearch'",
};

/** Bytes of an engine's own code, brotli. */
export async function librarySize(engine: string): Promise<number> {
  const file = path.resolve('benchmarks/search', `.library-${process.pid}.ts`);
  writeFileSync(file, LIBRARIES[engine] ?? '');
  try {
    return brotli(await bundled(file));
  } finally {
    rmSync(file);
  }
}

/** Serves the page that times engines, the index and Pagefind's folder; counts what Pagefind fetches. */
export async function serveHarness(index: {pages: unknown; texts: unknown}, pagefind?: string) {
  const code = await bundled('benchmarks/search/browser-harness.ts');
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', '<!doctype html><script type="module" src="/harness.js"></script>'],
    '/harness.js': ['text/javascript', code],
    '/index.json': ['application/json', JSON.stringify(index)],
  };
  const sent: number[] = [];
  const server = createServer((request, response) => {
    const url = (request.url ?? '/').replace(/\?.*$/, '');
    const own = files[url];
    if (own) {
      response.setHeader('Content-Type', own[0]);
      response.end(own[1]);
      return;
    }
    const file = path.join(pagefind ?? '/nowhere', url.replace(/^\/pagefind\//, ''));
    if (!url.startsWith('/pagefind/') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = readFileSync(file);
    sent.push(Math.min(body.length, brotli(body)));
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sent,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Harness {
  timeKeystrokes(name: string, queries: string[], budgetMs: number): Promise<number[]>;
  askPagefind(
    queries: string[],
    each: boolean,
    budgetMs: number,
  ): Promise<{answers: string[][]; times: number[]}>;
}

/** Runs in a browser of its own, which is closed however long the page is busy. */
async function inBrowser<T>(
  base: string,
  rate: number,
  run: (page: import('@playwright/test').Page) => Promise<T>,
): Promise<T> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(base);
    await page.waitForFunction(() => 'timeKeystrokes' in window);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate});
    return await run(page);
  } finally {
    await browser.close();
  }
}

/** Milliseconds for each letter typed, on a page slowed down, as many as fit in the time given. */
export const timeEngine = (base: string, name: string, queries: string[], budgetMs: number) =>
  inBrowser(base, SLOWER_CPU, (page) =>
    page.evaluate(
      ([engine, list, budget]) =>
        (window as unknown as Harness).timeKeystrokes(
          engine as string,
          list as string[],
          budget as number,
        ),
      [name, queries, budgetMs],
    ),
  );

/** What Pagefind answers, and how long each answer took. */
export const askPagefind = (
  base: string,
  queries: string[],
  {each, isSlow, budgetMs}: {each: boolean; isSlow: boolean; budgetMs: number},
) =>
  inBrowser(base, isSlow ? SLOWER_CPU : 1, (page) =>
    page.evaluate(
      ([list, all, budget]) =>
        (window as unknown as Harness).askPagefind(
          list as string[],
          all as boolean,
          budget as number,
        ),
      [queries, each, budgetMs],
    ),
  );

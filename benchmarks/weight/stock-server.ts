import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves a stock build as ours is served: brotli, best quality for assets, no other help. */
export function createStockServer(build: string): Server {
  // A host compresses a file once, not for each reader.
  const compressed = new Map<string, Buffer>();
  return createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((name) => path.join(build, decodeURIComponent(name)))
      .find((name) => path.extname(name) !== '' && existsSync(name));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const quality = pathname.startsWith('/assets/') ? 11 : 6;
    const type = TYPES[path.extname(file)];
    if (!type) {
      response.end(readFileSync(file));
      return;
    }
    const small =
      compressed.get(file) ??
      brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
    compressed.set(file, small);
    response.writeHead(200, {'Content-Type': type, 'Content-Encoding': 'br'});
    response.end(small);
  });
}

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {IncomingMessage} from 'node:http';
import {Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readPreviewFiles} from './preview-files.ts';

const build = mkdtempSync(path.join(tmpdir(), 'preview-'));
afterAll(() => rmSync(build, {recursive: true}));
writeFileSync(path.join(build, 'sitemap.xml'), '<loc>http://localhost:3000/docs/</loc>');
writeFileSync(
  path.join(build, 'opensearch.xml'),
  '<Url template="https://docs.example.com/search"/>',
);
const textOf = readPreviewFiles(build, new Set(['/sitemap.xml', '/opensearch.xml']));

function asked(host: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = {host};
  return request;
}

it.each(['localhost:4100', '192.168.0.7', '[::1]:3000', 'preview.example.com'])(
  'names the address at which it is asked for: %s',
  (host) => {
    expect(textOf(asked(host), '/sitemap.xml')).toBe(`<loc>http://${host}/docs/</loc>`);
  },
);

it.each(['a"b', 'x/<script>', 'a b', '', 'x:99999999', '$&'])('takes nothing else: %s', (host) => {
  expect(textOf(asked(host), '/sitemap.xml')).toBe('<loc>http://localhost:3000/docs/</loc>');
});

it('leaves alone what knows its address, and other files', () => {
  expect(textOf(asked('localhost'), '/opensearch.xml')).toBeUndefined();
  expect(textOf(asked('localhost'), '/index.html')).toBeUndefined();
});

import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {chunkId, chunksOf, readChains, writePageStarts} from './page-starts.ts';

/** As the bundler and the minimizer write it. */
const TABLE = `"use strict";(self.webpackChunksite=self.webpackChunksite||[]).push([["900"],{77:function(e,t,n){n.r(t),n.d(t,{default:()=>r});let r=({group:e,hashes:t,route:r,sidebar:o,sidebars:i})=>{t("__hashes__");let a=()=>n.e("53").then(n.bind(n,"1")),s=o("api",()=>n.e("60").then(n.t.bind(n,"6",19)));return[r("/about/",{__comp:()=>Promise.all([n.e("99"),n.e("10")]).then(n.bind(n,"2"))},{}),r("/docs",{__comp:a,__props:()=>({default:{docsSidebars:i}})},{},[...e("/docs/","a\\nb",{__comp:a,__sidebar:s},{sidebar:"api"},"content",[()=>n.e("20").then(n.bind(n,"3")),()=>n.e("30").then(n.bind(n,"4"))])])]}}}]);`;
const RUNTIME =
  '(()=>{var u={};u.u=function(e){return"assets/js/"+(({53:"docs",900:"pages"})[e]||e)+"."+({10:"aaaaaaaa",20:"bbbbbbbb",30:"cccccccc",40:"dddddddd",53:"eeeeeeee",60:"ffffffff",900:"99999999"})[e]+".js"}})()';

let build = '';
beforeEach(() => {
  build = mkdtempSync(path.join(os.tmpdir(), 'page-starts-'));
  mkdirSync(path.join(build, 'assets/js'), {recursive: true});
  for (const [name, code] of Object.entries({
    'pages.99999999.js': TABLE,
    'runtime~main.11111111.js': RUNTIME,
    'main.22222222.js': 'x=()=>n.e("40").then(n.bind(n,"9"));y=()=>n.e("53")',
    '10.aaaaaaaa.js': '',
  })) {
    writeFileSync(path.join(build, 'assets/js', name), code);
  }
});
afterEach(() => rmSync(build, {recursive: true}));

const DOCS_A = [
  [
    '/docs',
    {__comp: {$module: ['1', 0, '53']}, __props: {$value: [{docsSidebars: {$sidebar: ''}}]}},
    {},
  ],
  [
    '/docs/a',
    {
      __comp: {$module: ['1', 0, '53']},
      __sidebar: {$sidebar: 'api'},
      content: {$module: ['3', 0, '20']},
    },
    {sidebar: 'api'},
  ],
];

it('reads the chain of routes of each page', async () => {
  const chains = await readChains(TABLE);
  expect([...chains.keys()]).toEqual(['/about/', '/docs/a', '/docs/b']);
  expect(chains.get('/docs/a')).toEqual(DOCS_A);
  expect(chunksOf(chains.get('/about/'))).toEqual(['99', '10']);
});

it('tells a document its page, and moves the hashes of pages into the table', async () => {
  const write = await writePageStarts(build);
  const files = readdirSync(path.join(build, 'assets/js'));
  const read = (name: string) => {
    const file = files.find((other) => other.startsWith(name)) ?? '';
    return readFileSync(path.join(build, 'assets/js', file), 'utf8');
  };
  expect(files).not.toContain('runtime~main.11111111.js');
  expect(files).not.toContain('pages.99999999.js');
  // What main loads, and the layout, which main names too, stay known from the start.
  const tableHash = files.find((file) => file.startsWith('pages.'))?.split('.')[1];
  expect(read('runtime')).toContain(
    `u.hashes={40:"dddddddd",53:"eeeeeeee",60:"ffffffff",900:"${tableHash}"},u.u=function(e)`,
  );
  expect(read('pages')).toContain('"aaaaaaaaa abbbbbbbb acccccccc"');

  const html = write(
    '<head><script src="/assets/js/runtime~main.11111111.js"></script></head>',
    '/docs/a',
  );
  expect(html).toContain(files.find((file) => file.startsWith('runtime')));
  expect(html).toContain('href="/assets/js/docs.eeeeeeee.js"');
  expect(html).toContain('href="/assets/js/20.bbbbbbbb.js"');
  expect(html).not.toContain('cccccccc');
  const json = /id="page-start">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({chain: DOCS_A, hashes: {20: 'bbbbbbbb'}});
});

it('links the styles that come with the code of the page, after those of the site', async () => {
  mkdirSync(path.join(build, 'assets/css'));
  for (const name of ['styles.1', 'docs.2', '20.3', '30.4']) {
    writeFileSync(path.join(build, `assets/css/${name}.css`), '');
  }
  const write = await writePageStarts(build);
  const html = write(
    '<head><link rel="stylesheet" href="/assets/css/styles.1.css"></head>',
    '/docs/a',
  );
  const linked = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file);
  expect(linked).toEqual([
    '/assets/css/styles.1.css',
    '/assets/css/docs.2.css',
    '/assets/css/20.3.css',
  ]);
});

it('fails when the bundler makes addresses in another way', async () => {
  writeFileSync(path.join(build, 'assets/js/runtime~main.11111111.js'), 'u.u=e=>e+".js"');
  await expect(writePageStarts(build)).rejects.toThrow('another way');
});

it.each([
  ['90000', '90000'],
  ['9e4', '90000'],
  ['toolkit', 'toolkit'],
  ['4d-noise', '4d-noise'],
])('means by the chunk name %s %s', (written, id) => expect(chunkId(written)).toBe(id));

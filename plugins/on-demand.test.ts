import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import onDemandPlugin from './on-demand.ts';

const {pitch} = createRequire(import.meta.url)('./on-demand/loader.cjs');
const SITE = '/site';
let generated: string;

/** What the framework generates for two pages, and one that lists the second. */
const FILES = {
  'routes.js': `export default [{path: '/docs', component: ComponentCreator('/docs', 'a'), routes: [
    {path: '/docs/spring', component: ComponentCreator('/docs/spring', 'b'), exact: true}]},
    {path: '/blog', component: ComponentCreator('/blog', 'c'), exact: true}];`,
  'registry.js': `export default {
    item: [() => import('@theme/DocItem'), '@theme/DocItem', require.resolveWeak('@theme/DocItem')],
    spring: [() => import('@site/content/docs/spring.mdx'), '@site/content/docs/spring.mdx', require.resolveWeak('x')],
    post: [() => import('y'), '@site/content/blog/post.mdx?truncated=true', require.resolveWeak('y')]};`,
  'routesChunkNames.json': JSON.stringify({
    '/docs-a': {},
    '/docs/spring-b': {__comp: 'item', content: 'spring'},
    '/blog-c': {__comp: 'item', items: [{content: 'post'}]},
  }),
  'globalData.json': '{}',
};

beforeEach(() => {
  generated = mkdtempSync(path.join(os.tmpdir(), 'on-demand-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(generated, name), text);
  vi.stubEnv('ON_DEMAND', '1');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(generated, {recursive: true});
});

/** The plugin in a compiler that notices changes when it is told to. */
function setUp() {
  const plugin = onDemandPlugin({generatedFilesDir: generated, siteDir: SITE} as LoadContext);
  // biome-ignore lint/suspicious/noExplicitAny: Only what the plugin itself gives is looked at.
  const settings: any = plugin.configureWebpack?.({}, false, {} as never, undefined);
  const [rule] = settings.module.rules;
  const watched: string[] = [];
  const give = (file: string): string | undefined =>
    pitch.call({
      resourcePath: file,
      getOptions: () => rule.use[0].options,
      addDependency: (mark: string) => watched.push(mark),
    });
  let notice: (compiler: {modifiedFiles: Set<string>}) => void = () => {};
  const tap = (_name: string, fn: typeof notice) => {
    notice = fn;
  };
  settings.plugins[0].apply({hooks: {watchRun: {tap}}});
  const middlewares: ((request: object, response: object, next: (e?: Error) => void) => void)[] =
    [];
  expect(settings.devServer.setupMiddlewares(middlewares)).toEqual([]);
  const request = (url: string, method = 'GET', accept = 'text/html') =>
    new Promise<Error | undefined>((resolve) =>
      middlewares[0]?.({url, method, headers: {accept}}, {}, resolve),
    );
  return {rule, give, request, compile: () => notice({modifiedFiles: new Set(watched)})};
}

const spring = `${SITE}/content/docs/spring.mdx`;
const post = `${SITE}/content/blog/post.mdx`;

it('gives an error instead of a page’s text until its document is asked for', async () => {
  const {rule, give, request, compile} = setUp();
  expect([spring, post, `${SITE}/content/docs/_part.mdx`].map(rule.resource)).toEqual([
    true,
    true,
    false,
  ]);
  expect(give(spring)).toMatch(/^throw new Error/);
  let isAnswered = false;
  const answer = request('/docs/spring?a=b').then(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAnswered).toBe(false);
  compile();
  await answer;
  expect(give(spring)).toBeUndefined();
  expect(give(post)).toMatch(/^throw new Error/);
});

it('compiles what a page lists', async () => {
  const {give, request, compile} = setUp();
  give(post);
  const answer = request('/blog/');
  compile();
  await answer;
  expect(give(post)).toBeUndefined();
});

it('lets all other requests pass', async () => {
  const {give, request} = setUp();
  await request('/main.js', 'GET', '*/*');
  await request('/docs/spring', 'HEAD', '*/*');
  await request('/docs/nowhere');
  expect(await request('/%')).toBeUndefined();
  expect(give(spring)).toMatch(/^throw new Error/);
});

it.each([
  ['', 'development'],
  ['1', 'production'],
])('does nothing elsewhere: ON_DEMAND is "%s" in %s', (isAsked, mode) => {
  vi.stubEnv('ON_DEMAND', isAsked);
  vi.stubEnv('NODE_ENV', mode);
  expect(onDemandPlugin({generatedFilesDir: generated} as LoadContext)).toEqual({
    name: 'site-on-demand',
  });
});

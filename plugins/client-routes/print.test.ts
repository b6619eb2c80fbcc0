import {expect, it} from 'vitest';
import {printRoutes, type SourceModule, type Sources} from './print.ts';

const requests: Record<string, string> = {
  root: '@theme/DocRoot',
  item: '@theme/DocItem',
  context: '@generated/context.json',
  a: '@site/a.mdx',
  b: '@site/b.mdx',
  page: '@site/src/pages/about.tsx',
};
const modules: Record<string, SourceModule> = {
  docs: {__comp: 'root', __context: {plugin: 'context'}},
  a: {__comp: 'item', content: 'a'},
  b: {__comp: 'item', content: 'b'},
  about: {__comp: 'page'},
};
const sources: Sources = {
  modulesOf: (component) => modules[component] ?? {},
  requestOf: (chunk) => requests[chunk] ?? '',
  inline: (request) =>
    request.endsWith('.json')
      ? {value: {version: {docsSidebars: {}}}, sidebars: {api: '/api.json'}}
      : undefined,
};

it('names each page once, in groups, and brings each sidebar with its pages', () => {
  const code = printRoutes(
    [
      {path: '/about/', component: 'about', exact: true},
      {
        path: '/docs',
        component: 'docs',
        routes: [
          {path: '/docs/a', component: 'a', exact: true, sidebar: 'api'},
          {path: '/docs/b', component: 'b', exact: true, sidebar: 'api'},
        ],
      },
      {path: '*', component: 'none'},
    ],
    sources,
  );
  expect(code).toMatchInlineSnapshot(`
    "export default ({group, hashes, route, sidebar, sidebars}) => {
    hashes("__hashes__");
    const m0 = () => import(/* webpackChunkName: "docs" */ "@theme/DocRoot");
    const m1 = () => import(/* webpackChunkName: "docs" */ "@theme/DocItem");
    const m2 = sidebar("api", () => import("/api.json"));
    const m3 = () => import("@site/src/pages/about.tsx");
    return [
    route("/about/", {__comp: m3}, {}),
    route("/docs", {__comp: m0, __context: {plugin: () => ({default: {"version":{"docsSidebars":sidebars}}})}}, {}, [
    ...group("/docs/", "a\\nb", {__comp: m1, __sidebar: m2}, {"sidebar":"api"}, "content", [
    () => import("@site/a.mdx"),
    () => import("@site/b.mdx")
    ])
    ])
    ];
    };
    "
  `);
});

import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The same documents as stock Docusaurus would show them: classic preset, its theme, no search. Words
 * of our vocabulary become plain elements, so that what is inside of them stays.
 */
const plugin = `
const isOurs = (name) => /^[A-Z]/.test(name ?? '');
function clean(node) {
  if (node.children) node.children = node.children.filter((child) => child.type !== 'mdxjsEsm');
  for (const child of node.children ?? []) {
    if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') {
      if (isOurs(child.name)) {
        child.name = child.type === 'mdxJsxFlowElement' ? 'div' : 'span';
        child.attributes = [];
      }
    }
    clean(child);
  }
}
export default () => clean;
`;

const config = `
import plain from './plain.mjs';
const root = ${JSON.stringify(root)};
const mdx = {beforeDefaultRemarkPlugins: [plain]};
const blog = (id) => ['@docusaurus/plugin-content-blog', {...mdx, id, path: root + '/content/' + id, routeBasePath: id, onUntruncatedBlogPosts: 'ignore'}];
export default {
  title: 'Stock', url: 'http://localhost:3000', baseUrl: '/', favicon: 'img/favicon.ico',
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onBrokenMarkdownLinks: 'ignore',
  staticDirectories: [root + '/static'],
  future: {experimental_faster: {swcJsLoader: true, swcJsMinimizer: true, lightningCssMinimizer: true, rspackBundler: true, mdxCrossCompilerCache: true, swcHtmlMinimizer: false}},
  presets: [['classic', {
    docs: {...mdx, path: root + '/content/docs', routeBasePath: 'docs', sidebarPath: './sidebars.json', editUrl: 'https://github.com/remotion-dev/remotion/edit/main/'},
    blog: {...mdx, path: root + '/content/blog', onUntruncatedBlogPosts: 'ignore'},
  }]],
  plugins: [blog('learn'), blog('success-stories')],
  themeConfig: {navbar: {title: 'Stock', items: [{type: 'doc', docId: 'getting-started', label: 'Docs', position: 'left'}, {to: '/blog', label: 'Blog', position: 'left'}]}, footer: {style: 'dark', copyright: 'Stock'}},
};
`;

/**
 * Writes the stock site.
 *
 * @param folder Where; emptied before, its installed packages are those of this project.
 */
export async function writeStockSite(folder: string): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const {default: sidebars} = await import('../../plugins/docs-sidebars.ts');
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  // Without "type": what Docusaurus generates is CommonJS.
  write('package.json', '{"name": "stock", "private": true}');
  write('plain.mjs', plugin);
  write('docusaurus.config.mjs', config);
  write('sidebars.json', JSON.stringify(sidebars));
}

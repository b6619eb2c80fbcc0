import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Link, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const DOCS = path.resolve('content/docs');

const manifest: {id: string}[] = JSON.parse(readFileSync('content/manifest/docs.json', 'utf8'));
const known = new Set(manifest.map(({id}) => id));

/** Tells whether a link points to a page that the manifest promises and nobody has written yet. */
function isPlanned(url: string, folder: string): boolean {
  const target = url.replace(/#.*$/, '');
  if (!/^\.{1,2}\/.*\.mdx$/.test(target)) return false;
  const file = path.resolve(folder, target);
  const id = path
    .relative(DOCS, file)
    .replace(/\.mdx$/, '')
    .split(path.sep)
    .join('/');
  return known.has(id) && !existsSync(file);
}

/**
 * Remark plugin: shows links to planned pages as plain text until the page is written.
 * Has to run before Docusaurus resolves links, which throws on them.
 */
export default function plannedLinks() {
  return (tree: Root, file: VFile) => {
    const folder = path.dirname(file.path);
    visit(tree, 'link', (node: Link, index, parent) => {
      if (!parent || index === undefined || !isPlanned(node.url, folder)) return;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
  };
}

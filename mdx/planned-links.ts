import path from 'node:path/posix';
import type {Definition, Link, LinkReference, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {exists, root} from '../model/io.ts';
import {bare, type ManifestPage} from '../model/pages/manifest.ts';
import {readManifest} from '../model/pages/site.ts';

const DOCS = 'content/docs/';

/** What the plugin asks; a test gives its own. */
export interface PlannedSources {
  manifest: readonly ManifestPage[];
  /** Tells whether a file, relative to the project's root, exists. */
  exists: (file: string) => boolean;
}

/**
 * Remark plugin: shows links to planned pages as plain text until the page is written.
 * Has to run before Docusaurus resolves links, which throws on them.
 */
export default function plannedLinks(sources: PlannedSources = {manifest: readManifest(), exists}) {
  const ids = new Set(sources.manifest.map(({id}) => id));
  const byPath = new Map(sources.manifest.map((page) => [bare(page.path), page.id]));

  const isPlanned = (url: string, folder: string): boolean => {
    const target = url.replace(/[?#].*$/, '');
    const id = target.startsWith('/docs')
      ? byPath.get(bare(target))
      : idOfFile(path.join(folder, target));
    return id !== undefined && ids.has(id) && !sources.exists(`${DOCS}${id}.mdx`);
  };

  return (tree: Root, file: VFile) => {
    const folder = path.dirname(path.relative(root, path.resolve(root, file.path)));
    const planned = new Set<string>();
    visit(tree, 'definition', (node: Definition) => {
      if (isPlanned(node.url, folder)) planned.add(node.identifier);
    });
    visit(tree, ['link', 'linkReference'], (node, index, parent) => {
      const link = node as Link | LinkReference;
      if (!parent || index === undefined) return;
      const hidden =
        link.type === 'link' ? isPlanned(link.url, folder) : planned.has(link.identifier);
      if (!hidden) return;
      parent.children.splice(index, 1, ...link.children);
      return [SKIP, index];
    });
  };
}

function idOfFile(file: string): string | undefined {
  if (!file.startsWith(DOCS) || !file.endsWith('.mdx')) return undefined;
  return file.slice(DOCS.length, -'.mdx'.length);
}

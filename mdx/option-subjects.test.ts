import path from 'node:path';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {root} from '../model/io.ts';
import {parsePage} from '../model/pages/parse-page.ts';
import optionGroups from './option-groups.ts';
import optionSubjects from './option-subjects.ts';

const SOURCE =
  '---\ntitle: A\n---\n## Options\n\nPass them.\n\n### `crf`\n\nQuality.\n\n### `muted`\n';
const lists = [{pages: ['render'], subjects: {Picture: ['crf'], Sound: ['muted']}}];

/** Runs the plugin on a page with an id; returns the tree. */
function run(id: string): Root {
  const {tree} = parsePage('docs', id, `content/docs/${id}.mdx`, SOURCE);
  const file = new VFile({path: path.join(root, `content/docs/${id}.mdx`), value: SOURCE});
  optionSubjects({lists})(tree, file);
  return tree;
}

const shape = ({children}: Root) =>
  children.map((node) => (node.type === 'mdxJsxFlowElement' ? node.name : node.type));

it('puts the index between the words of a section and its first option', () => {
  const tree = run('render');
  expect(shape(tree)).toEqual([
    'yaml',
    'heading',
    'paragraph',
    'dl',
    'heading',
    'paragraph',
    'heading',
  ]);
  expect(JSON.stringify(tree.children[3])).toContain('"value":"#crf"');
});

it('leaves pages without a list alone', () => {
  expect(shape(run('still'))).not.toContain('dl');
});

it('gives each group a heading in which its options stand, between the index and the first of them', () => {
  const source =
    '---\ntitle: A\n---\n## Options\n\nPass them.\n\n### `crf`\n\n#### `part`\n\n### `gl`\n\n### `muted`\n\n## Return value\n\n### `x`\n';
  const {tree} = parsePage('docs', 'render', 'content/docs/render.mdx', source);
  const file = new VFile({path: path.join(root, 'content/docs/render.mdx'), value: source});
  const own = [{pages: ['render'], subjects: {Picture: ['crf', 'gl'], Sound: ['muted']}}];
  optionGroups({lists: own})(tree, file);
  optionSubjects({lists: own})(tree, file);
  const headings = tree.children.map((node) =>
    node.type === 'heading' ? `${node.depth} ${textOf(node)}` : node.type,
  );
  expect(headings.slice(1)).toEqual([
    '2 Options',
    'paragraph',
    'mdxJsxFlowElement',
    '3 Picture',
    '4 crf',
    '5 part',
    '4 gl',
    '3 Sound',
    '4 muted',
    '2 Return value',
    '3 x',
  ]);
  const [first] = tree.children.filter((node) => node.type === 'heading' && node.depth === 3);
  expect(first?.data).toEqual({hProperties: {id: 'options-picture'}});
  expect(JSON.stringify(tree.children[3])).toContain('"value":"#options-picture"');
});

it('says in the index which options are required', () => {
  const source =
    "---\ntitle: A\napi: '@remotion/renderer#renderMedia'\n---\n## Options\n\n### `codec`\n\n### `crf`\n";
  const {tree} = parsePage('docs', 'render', 'content/docs/render.mdx', source);
  const file = new VFile({path: path.join(root, 'content/docs/render.mdx'), value: source});
  optionSubjects({lists: [{pages: ['render'], subjects: {Picture: ['codec', 'crf']}}]})(tree, file);
  const index = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
  const links: string[] = [];
  visit(index as Root['children'][number], 'mdxJsxFlowElement', (node) => {
    if (node.name === 'a') links.push(textOf(node));
  });
  expect(links).toEqual(['Picture', 'codec required', 'crf']);
});

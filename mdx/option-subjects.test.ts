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

it('puts what is required before the subjects of the index', () => {
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
  expect(links).toEqual(['codec', 'Picture', 'crf']);
  expect(textOf(index as Root['children'][number])).toMatch(/^Required/);
});

it('gives an index of very many names a field for words, with what they are called and how many', () => {
  const indexOf = (count: number) => {
    const names = Array.from({length: count}, (_, place) => `o${place}`);
    const own = names.map((name) => `### \`${name}\`\n\n`).join('');
    const source = `---\ntitle: A\n---\n## Flags\n\n${own}`;
    const {tree} = parsePage('docs', 'render', 'content/docs/render.mdx', source);
    const file = new VFile({path: path.join(root, 'content/docs/render.mdx'), value: source});
    optionSubjects({lists: [{pages: ['render'], subjects: {All: names}}]})(tree, file);
    const index = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
    return index?.type === 'mdxJsxFlowElement' ? index : undefined;
  };
  expect(indexOf(30)?.name).toBe('dl');
  const long = indexOf(31);
  expect(long?.name).toBe('OptionFilter');
  expect(long?.attributes).toMatchObject([
    {name: 'things', value: 'flags'},
    {name: 'count', value: '31'},
  ]);
});

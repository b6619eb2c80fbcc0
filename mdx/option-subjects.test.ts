import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {root} from '../model/io.ts';
import {parsePage} from '../model/pages/parse-page.ts';
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

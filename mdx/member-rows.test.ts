import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {parsePage} from '../model/pages/parse-page.ts';
import memberRows from './member-rows.ts';

/** Names of what each row holds, and of what stands between them. */
function shape(body: string): unknown[] {
  const {tree} = parsePage(
    'docs',
    'planted',
    'content/docs/planted.mdx',
    `---\ntitle: A\n---\n${body}`,
  );
  memberRows()(tree);
  const describe = (node: Root['children'][number]): unknown =>
    node.type === 'mdxJsxFlowElement' && node.name === 'div'
      ? (node.children as Root['children']).map(describe)
      : node.type === 'mdxJsxFlowElement'
        ? node.name
        : node.type;
  return tree.children.filter(({type}) => type !== 'yaml').map(describe);
}

it('puts a member, its version and its other names into one row', () => {
  expect(
    shape(
      '## Flags\n\n### `--crf`\n\n<Since v="1.0.0" />\n\nQuality.\n\nConfiguration: [`setCrf()`](./config.mdx). Node.js: [`crf`](./render.mdx).\n\n### `--gl`\n\nRenderer.\n',
    ),
  ).toEqual(['heading', ['heading', 'Since', 'p'], 'paragraph', ['heading'], 'paragraph']);
});

it('leaves other headings alone, and takes no line of the next section', () => {
  expect(
    shape(
      '### `--crf`\n\nQuality.\n\n## Notes\n\nConfiguration: [x](./x.mdx).\n\n### A `word` more\n',
    ),
  ).toEqual([['heading'], 'paragraph', 'heading', 'paragraph', 'heading']);
});

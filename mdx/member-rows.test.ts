import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {attributeOf} from '../model/pages/attribute-of.ts';
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

it('takes the members of a group into rows as well, and puts those of a member into a box', () => {
  const source =
    '---\ntitle: A\n---\n### Image\n\n#### `setCrf()`\n\nQuality.\n\nFlag: [`--crf`](./a.mdx), for now. Node.js: [`crf`](./b.mdx).\n\n### `config`\n\n#### `mass`\n\nWeight.\n\n#### `damping`\n\n### `from`\n';
  const {tree} = parsePage('docs', 'planted', 'content/docs/planted.mdx', source);
  memberRows()(tree);
  const rows = tree.children.filter((node) => node.type === 'mdxJsxFlowElement');
  expect(rows.map((row) => attributeOf(row, 'className'))).toEqual([
    'member-row',
    'member-row',
    'member-parts',
    'member-row',
  ]);
  const parts = rows[2]?.children as Root['children'];
  expect(parts.map((part) => textOf(part))).toEqual(['mass', 'Weight.', 'damping']);
  const links = rows[0]?.children[1];
  expect(links && 'children' in links && links.children.map((part) => textOf(part))).toEqual([
    'Flag: --crf, for now',
    'Node.js: crf',
  ]);
});

it('does the same with members of groups, which are a level deeper', () => {
  expect(
    shape(
      '### Browser\n\n#### `chromiumOptions`\n\n##### `gl`\n\nRenderer.\n\n##### `headless`\n\n#### `port`\n\n### Log\n\n#### `logLevel`\n',
    ),
  ).toEqual([
    'heading',
    ['heading'],
    [['heading'], 'paragraph', ['heading']],
    ['heading'],
    'heading',
    ['heading'],
  ]);
});

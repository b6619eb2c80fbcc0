import {describe, expect, it} from 'vitest';
import {parsePage} from './parse-page.ts';
import {print} from './test-site.ts';

const parse = (source: string) => parsePage('docs', 'x', 'content/docs/x.mdx', source);

describe('parsePage', () => {
  it('gives headings the anchors of the built page', () => {
    const page = parse(
      '---\ntitle: X\n---\n\n## Return value\n\n### `damping`\n\n### `damping`\n\n## What about `<Img>`? {#img}\n\n### `stiff` {#stiff-}\n',
    );
    expect(page.headings).toEqual([
      {level: 2, text: 'Return value', anchor: 'return-value', line: 5, isCode: false},
      {level: 3, text: 'damping', anchor: 'damping', line: 7, isCode: true},
      {level: 3, text: 'damping', anchor: 'damping-1', line: 9, isCode: true},
      {level: 2, text: 'What about <Img>?', anchor: 'img', line: 11, isCode: false},
      {level: 3, text: 'stiff', anchor: 'stiff-', line: 13, isCode: true},
    ]);
  });

  it('counts words of prose, not of code, and keeps text that looks like a directive', () => {
    const page = parse(
      '---\ntitle: X\n---\n\nA 16:9 video of ratio:wide, not `code here`.\n\n```ts\nconst no = 1;\n```\n\n:::note[Mind the gap]\n\nTwo words\n\n:::\n',
    );
    expect(page.prose.map(({text}) => text).join('|')).toBe(
      'A 16:9 video of ratio:wide, not |.|Mind the gap|Two words',
    );
    expect(page.words).toBe(13);
  });

  it('reports what makes a page unreadable, with its place', () => {
    expect(print(parse('Text').problems)).toMatchInlineSnapshot(`
      "content/docs/x.mdx:1:1 front-matter/unreadable The page has no front matter.
          Start with "---", title:, description:, "---"."
    `);
    expect(print(parse('---\ntitle: a: b\n---\n').problems)).toMatchInlineSnapshot(`
      "content/docs/x.mdx:2:8 front-matter/unreadable The front matter isn't valid YAML: Nested mappings are not allowed in compact mappings.
          Quote values that hold ": "."
    `);
    expect(print(parse('---\ntitle: X\n---\n\nA <Tab> here.\n').problems)).toMatchInlineSnapshot(`
      "content/docs/x.mdx:5:1 syntax/mdx The page isn't valid MDX: Expected a closing tag for \`<Tab>\` (5:3-5:8) before the end of \`paragraph\`
          In prose, put "<" and "{" into a code span; close every tag."
    `);
    expect(print(parse('---\ntitle: X\n---\n\nAn {object\n').problems)).toMatchInlineSnapshot(`
      "content/docs/x.mdx:5:11 syntax/mdx The page isn't valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
          In prose, put "<" and "{" into a code span; close every tag."
    `);
  });
});

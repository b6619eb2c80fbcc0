import {expect, it} from 'vitest';
import {readSamples} from './read.ts';

const page = `---
title: x
---

## Head {#own-id}

1. Step

   \`\`\`tsx title="a.tsx"
   const a = 1;
     const b = 2;
   \`\`\`

<Tabs>
<Tab label="x">

\`\`\`sh pm
npm i remotion
\`\`\`

</Tab>
</Tabs>

:::note

\`\`\`json
{}
\`\`\`

:::
`;

it('finds fences in lists, tabs and admonitions, with the place of their code', () => {
  const {samples, problems} = readSamples('content/docs/a.mdx', page);
  expect(problems).toEqual([]);
  expect(samples.map(({language, line, indents}) => ({language, line, indents}))).toEqual([
    {language: 'tsx', line: 10, indents: [3, 3]},
    {language: 'sh', line: 18, indents: [0]},
    {language: 'json', line: 27, indents: [0]},
  ]);
  expect(samples[0]?.code).toBe('const a = 1;\n  const b = 2;');
  expect(page.split('\n')[9]).toContain('const a');
});

it('reports a page that isn’t valid MDX instead of skipping its samples', () => {
  const {samples, problems} = readSamples('a.mdx', 'x\n\n<Tab>\n\n```ts\n```\n');
  expect(samples).toEqual([]);
  expect(problems).toMatchInlineSnapshot(`
    [
      {
        "column": 1,
        "file": "a.mdx",
        "hint": "In prose, put "<" and "{" into a code span; close every tag.",
        "line": 3,
        "message": "The page isn't valid MDX: Expected a closing tag for \`<Tab>\` (3:1-3:6)",
        "rule": "syntax/mdx",
      },
    ]
  `);
});

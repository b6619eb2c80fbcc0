import {expect, test} from 'vitest';
import {parseDemo} from '../demos/parse-demo.ts';
import {testSite} from '../pages/test-site.ts';
import {checkRecipes} from './check-recipes.ts';

const composition = `import {z} from 'zod';
export const schema = z.object({size: z.number().min(1).max(9), mode: z.enum(['in', 'out'])});
export const defaultProps: z.infer<typeof schema> = {size: 3, mode: 'in'};
export const Thing = () => null;
`;

const meta = {title: 'A thing that moves', group: 'Recipes', durationInFrames: 60, stillFrame: 3};

const page = (changes: {variations?: string; body?: string} = {}) => `---
title: A thing
description: A thing that moves.
crumb: Recipes
category: titles
good_for: [openers, ends]
variations:
${changes.variations ?? '  - {label: Large, values: {size: 9}}\n  - {label: Out, values: {mode: out}}'}
---

For openers.

${changes.body ?? '<Recipe />\n\n## How it works\n\nIt moves.\n\n## When you render it\n\nNothing.'}
`;

function report(text: string | undefined, group = 'Recipes') {
  const source = {id: 'thing', composition, meta: JSON.stringify({...meta, group})};
  const {demo} = parseDemo(source);
  if (!demo) throw new Error('The demo of this test is not right.');
  const site = testSite(text === undefined ? {} : {'recipes/thing': text});
  return checkRecipes(site, new Map([['thing', demo]])).map(
    ({file, line, rule, message}) => `${file}:${line} ${rule} ${message}`,
  );
}

test('a recipe that is right has no problems', () => {
  expect(report(page())).toEqual([]);
});

test('what is wrong with a recipe is said with its place', () => {
  expect([
    ...report(undefined),
    ...report(page(), 'Core'),
    ...report(page({body: '<Recipe />\n\n## How it works\n\nIt moves.'})),
    ...report(page({body: '## How it works\n\nIt moves.\n\n## When you render it\n\nNothing.'})),
    // A comment of a shell fence ends no section.
    ...report(
      page({
        body: `<Recipe />\n\n## How it works\n\n\`\`\`sh\n## Run\n\`\`\`\n\n${'word '.repeat(199)}\n\n## When you render it\n\nNo.`,
      }),
    ),
    ...report(
      page({variations: '  - {label: A, values: {sice: 4}}\n  - {label: B, values: {size: 10}}'}),
    ),
    ...report(
      page({variations: '  - {label: A, values: {size: 3}}\n  - {label: B, values: {mode: up}}'}),
    ),
    ...report(
      page({variations: '  - {label: A, values: {size: big}}\n  - {label: B, values: {}}'}),
    ),
  ]).toMatchInlineSnapshot(`
    [
      "demos/thing/demo.json:1 recipes/no-page The demo of a recipe has no page content/docs/recipes/thing.mdx.",
      "content/docs/recipes/thing.mdx:2 recipes/no-demo demos/thing isn't a recipe's demo.",
      "content/docs/recipes/thing.mdx:2 recipes/sections The sections of the page are not those of a recipe: How it works.",
      "content/docs/recipes/thing.mdx:2 recipes/no-piece The page does not show its piece.",
      "content/docs/recipes/thing.mdx:16 recipes/too-long "How it works" has 201 words.",
      "content/docs/recipes/thing.mdx:7 recipes/variation "A", sice: there is no such prop: size, mode.",
      "content/docs/recipes/thing.mdx:7 recipes/variation "B", size: 10 is not between 1 and 9.",
      "content/docs/recipes/thing.mdx:7 recipes/variation "A", size: that is the default already.",
      "content/docs/recipes/thing.mdx:7 recipes/variation "B", mode: it is one of in, out.",
      "content/docs/recipes/thing.mdx:7 recipes/variation "A", size: that isn't a number.",
      "content/docs/recipes/thing.mdx:7 recipes/variation "B" changes nothing.",
    ]
  `);
});

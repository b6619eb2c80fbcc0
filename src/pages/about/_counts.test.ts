import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {counts} from './_counts';

/** Reports that are of no package. */
const NO_PACKAGE = ['cli-options.json', 'inherited.json', 'links.json'];

it('counts what there is', () => {
  const packages = readdirSync('toolkit/api').filter((name) => !NO_PACKAGE.includes(name));
  const recipes = readdirSync('content/docs/recipes').filter((name) => name !== 'index.mdx');
  expect(counts).toEqual({packages: packages.length, recipes: recipes.length});
});

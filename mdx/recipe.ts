import path from 'node:path/posix';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readRecipe, readRecipes} from '../model/recipes/read-recipes.ts';
import {readVersions} from '../model/recipes/read-versions.ts';
import {fullVariations} from '../model/recipes/recipe-page.ts';
import {dependenciesOf} from '../model/recipes/registry.ts';
import {parseMeta} from '../model/samples/meta.ts';
import type {RecipeView} from '../shared/recipe.ts';
import {pageOf, renderBlock} from './code-blocks.ts';
import {demoData} from './demo-data.ts';

/**
 * Remark plugin: gives `<Recipe />` the demo, the variations and the command of its page, and `<Recipes />`
 * the cards of all recipes or of one category, as JSON in the attribute `data`.
 * Takes the address that the command names. What is wrong with a recipe is said by `npm run check:content`;
 * until then it shows nothing.
 */
export default function remarkRecipe({origin}: {origin: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Recipe' || node.name === 'Recipes') elements.push(node);
    });
    for (const element of elements) {
      const value =
        element.name === 'Recipe'
          ? await viewOf(file, origin)
          : cardsOf(attribute(element, 'category'));
      if (value === undefined) continue;
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'data',
        value: JSON.stringify(value),
      });
    }
  };
}

async function viewOf(file: VFile, origin: string): Promise<RecipeView | undefined> {
  const id = path.basename(file.path, '.mdx');
  const recipe = readRecipe(id);
  if (!recipe) return undefined;
  const {data, demo} = recipe;
  const {meta} = parseMeta('pm', {file: '', line: 1, column: 1});
  const code = `npx shadcn@latest add ${origin}/r/${id}.json`;
  return {
    demo: await demoData(demo),
    variations: fullVariations(data, demo),
    command: await renderBlock({code, language: 'sh', meta}, pageOf),
    dependencies: dependenciesOf(demo.code, readVersions()),
  };
}

function cardsOf(category: string | undefined) {
  return readRecipes()
    .map(({card}) => card)
    .filter((card) => category === undefined || card.category === category);
}

function attribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

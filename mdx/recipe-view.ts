import {TOP} from '../model/place-of.ts';
import {readRecipe} from '../model/recipes/read-recipes.ts';
import {readVersions} from '../model/recipes/read-versions.ts';
import {fullVariations} from '../model/recipes/recipe-page.ts';
import {dependenciesOf, typefacesOf} from '../model/recipes/registry.ts';
import {parseMeta} from '../model/samples/meta.ts';
import type {RecipeView} from '../shared/recipe.ts';
import {apiPagePath, renderBlock} from './code-blocks.ts';
import {demoData} from './demo-data.ts';

/**
 * What a page shows of its recipe: the demo, the variations, and the command that installs it.
 *
 * @param origin The address that the command names.
 * @returns Undefined where something is wrong with the recipe; `npm run check:content` says what.
 */
export async function recipeView(id: string, origin: string): Promise<RecipeView | undefined> {
  const recipe = readRecipe(id);
  if (!recipe) return undefined;
  const {data, demo} = recipe;
  const {meta} = parseMeta('pm', {file: '', ...TOP});
  const code = `npx shadcn@latest add ${origin}/r/${id}.json`;
  return {
    demo: await demoData(demo),
    variations: fullVariations(data, demo),
    command: await renderBlock({code, language: 'sh', meta}, apiPagePath),
    dependencies: dependenciesOf(demo.code, readVersions()),
    typefaces: typefacesOf(demo.code),
  };
}

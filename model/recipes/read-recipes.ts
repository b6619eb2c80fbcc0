import {type RecipeCard, recipeCategories} from '../../shared/recipe.ts';
import {readDemo} from '../demos/read-demos.ts';
import {listFiles, readText} from '../io.ts';
import {type ParsedPage, parsePage} from '../pages/parse-page.ts';
import {buildRecipeCard, isRecipe, type RecipeData, recipeData, recipeId} from './recipe-page.ts';

/** A recipe with its page; those that aren't well formed are missing, and the check names them. */
export interface ReadRecipe {
  page: ParsedPage;
  data: RecipeData;
  card: RecipeCard;
}

/** Reads all recipes from disk, sorted by category and title. */
export function readRecipes(): ReadRecipe[] {
  const recipes = listFiles('content/docs/recipes', ['.mdx']).flatMap((file) => {
    const id = file.replace(/^content\/docs\/|\.mdx$/g, '');
    if (!isRecipe({kind: 'docs', id})) return [];
    const page = parsePage('docs', id, file, readText(file));
    const data = recipeData(page.data);
    const {demo} = readDemo(recipeId(page));
    return data && demo ? [{page, data, card: buildRecipeCard(data, demo)}] : [];
  });
  const order = Object.keys(recipeCategories);
  return recipes.sort(
    (a, b) =>
      order.indexOf(a.card.category) - order.indexOf(b.card.category) ||
      a.card.title.localeCompare(b.card.title),
  );
}

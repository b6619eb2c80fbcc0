import type {Demo} from '../../shared/demo.ts';
import {type RecipeCard, recipeCategories} from '../../shared/recipe.ts';
import {readDemo} from '../demos/read-demos.ts';
import {exists, listFiles, readText} from '../io.ts';
import {type ParsedPage, pageOnce} from '../pages/parse-page.ts';
import {buildRecipeCard, type RecipeData, recipeData, recipeId} from './recipe-page.ts';

/** A recipe with its page; those that aren't well formed are missing, and the check names them. */
export interface ReadRecipe {
  page: ParsedPage;
  data: RecipeData;
  card: RecipeCard;
  demo: Demo;
}

const FOLDER = 'content/docs/recipes';

/** Reads one recipe from disk. Takes its id; returns undefined if it isn't there or isn't well formed. */
export function readRecipe(name: string): ReadRecipe | undefined {
  const file = `${FOLDER}/${name}.mdx`;
  if (!exists(file)) return undefined;
  const page = pageOnce('docs', `recipes/${name}`, file, readText(file));
  const data = recipeData(page.data);
  const {demo} = readDemo(recipeId(page));
  return data && demo ? {page, data, card: buildRecipeCard(data, demo), demo} : undefined;
}

/** Reads all recipes from disk, sorted by category and title. */
export function readRecipes(): ReadRecipe[] {
  const recipes = listFiles(FOLDER, ['.mdx']).flatMap((file) => {
    const name = file.slice(FOLDER.length + 1).replace(/\.mdx$/, '');
    return name === 'index' ? [] : (readRecipe(name) ?? []);
  });
  const order = Object.keys(recipeCategories);
  return recipes.sort(
    (a, b) =>
      order.indexOf(a.card.category) - order.indexOf(b.card.category) ||
      a.card.title.localeCompare(b.card.title),
  );
}

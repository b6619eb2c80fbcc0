import type {z} from 'zod';
import type {Demo} from '../../shared/demo.ts';
import type {RecipeCard, Variation} from '../../shared/recipe.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {recipeSchema} from '../schema/front-matter.ts';

const FOLDER = 'recipes/';

/** Front matter of a recipe. */
export type RecipeData = z.infer<typeof recipeSchema>;

/** @returns Whether a page is a recipe: all docs pages in `recipes/` are, but for the gallery. */
export function isRecipe({kind, id}: Pick<ParsedPage, 'kind' | 'id'>): boolean {
  return kind === 'docs' && id.startsWith(FOLDER) && id !== `${FOLDER}index`;
}

/** @returns The id that a recipe shares with its demo: `curtain` of `recipes/curtain`. */
export function recipeId({id}: Pick<ParsedPage, 'id'>): string {
  return id.slice(FOLDER.length);
}

/** @returns The front matter of a recipe, or undefined if it isn't right; the check says why. */
export function recipeData(data: unknown): RecipeData | undefined {
  const result = recipeSchema.safeParse(data);
  return result.success ? result.data : undefined;
}

/** @returns The variations with the values of all props, those that a variation doesn't name as they are. */
export function fullVariations({variations}: RecipeData, demo: Demo): Variation[] {
  const initial = Object.fromEntries(
    demo.controls.map((control) => [control.name, control.initial]),
  );
  return variations.map(({label, values}) => ({label, values: {...initial, ...values}}));
}

/** @returns What the gallery shows of a recipe. */
export function buildRecipeCard(data: RecipeData, demo: Demo): RecipeCard {
  return {
    id: demo.id,
    path: `/docs/${FOLDER}${demo.id}`,
    title: data.title,
    about: demo.title,
    description: data.description,
    category: data.category,
    goodFor: data.good_for,
    formats: demo.formats,
    fps: demo.fps,
    durationInFrames: demo.durationInFrames,
    stillFrame: demo.stillFrame,
    stillColor: demo.stillColor,
  };
}

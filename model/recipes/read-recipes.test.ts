import {expect, it} from 'vitest';
import {readRecipe} from './read-recipes.ts';

it('reads a recipe, and none of a name that no page has', () => {
  expect(readRecipe('before-after')?.card.id).toBe('before-after');
  expect(readRecipe('no-such-recipe')).toBeUndefined();
});

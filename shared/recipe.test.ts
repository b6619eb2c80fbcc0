import {expect, test} from 'vitest';
import {filterRecipes, moreRecipes, type RecipeCard} from './recipe.ts';

const card = (id: string, more: Partial<RecipeCard> = {}): RecipeCard => ({
  id,
  path: `/docs/recipes/${id}`,
  title: id,
  about: '',
  description: '',
  category: 'titles',
  goodFor: [],
  formats: ['16:9'],
  fps: 30,
  durationInFrames: 90,
  stillFrame: 10,
  stillColor: '#102030',
  ...more,
});

const cards = [
  card('neon-sign', {description: 'Glass tubes that flicker', goodFor: ['music videos']}),
  card('torn-edge', {category: 'transitions', formats: ['16:9', '9:16']}),
];

const ids = (...[query, category, format]: [string, string | null, string | null]) =>
  filterRecipes(cards, query, category, format).map(({id}) => id);

test('each word has to occur somewhere in the card', () => {
  expect(ids('  TUBES music ', null, null)).toEqual(['neon-sign']);
  expect(ids('tubes paper', null, null)).toEqual([]);
  expect(ids('lower third', null, null)).toEqual([]);
  expect(ids('transitions', null, null)).toEqual(['torn-edge']);
});

test('filters narrow down together; one that means nothing finds nothing', () => {
  expect(ids('', 'titles', null)).toEqual(['neon-sign']);
  expect(ids('', null, '9:16')).toEqual(['torn-edge']);
  expect(ids('', 'titles', '9:16')).toEqual([]);
  expect(ids('', 'nonsense', null)).toEqual([]);
  expect(ids('', null, null)).toEqual(['neon-sign', 'torn-edge']);
});

test('a recipe leads on within its category, round and round', () => {
  const titles = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => card(id));
  const more = moreRecipes('e', [...titles, card('torn-edge', {category: 'transitions'})]);
  expect(more).toMatchObject({
    category: 'titles',
    count: 6,
    previous: {path: '/docs/recipes/d'},
    next: {path: '/docs/recipes/f'},
  });
  expect(more?.similar.map(({id}) => id)).toEqual(['f', 'a', 'b', 'c']);
});

test('the only recipe of its category leads nowhere', () => {
  expect(moreRecipes('torn-edge', cards)).toBeUndefined();
  expect(moreRecipes('nonsense', cards)).toBeUndefined();
});

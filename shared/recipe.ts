import type {DemoFormat, DemoValues, DemoView} from './demo.ts';

/** What recipes are sorted into, in the order of the gallery, with the words readers see. */
export const recipeCategories = {
  titles: 'Titles',
  'lower-thirds': 'Lower thirds',
  transitions: 'Transitions',
  text: 'Text effects',
  charts: 'Counters and charts',
  captions: 'Captions',
  audio: 'Audio visualizers',
  backgrounds: 'Backgrounds and particles',
  footage: 'Images and video',
  devices: 'Devices and code',
} as const;

/** One of the categories. */
export type RecipeCategory = keyof typeof recipeCategories;

/** Other values for a recipe's props, and what they make of it. */
export interface Variation {
  label: string;
  values: DemoValues;
}

/** What the gallery knows of a recipe before it is opened. */
export interface RecipeCard {
  id: string;
  path: string;
  title: string;
  /** What is seen, in a sentence that a card has room for. */
  about: string;
  /** What its page says it is: longer, and searched, too. */
  description: string;
  category: RecipeCategory;
  goodFor: string[];
  formats: DemoFormat[];
  fps: number;
  durationInFrames: number;
  stillFrame: number;
  /** Of its still, see `Demo`. */
  stillColor: string;
}

/** What a small card shows of a recipe. */
export type RecipeTeaser = Omit<RecipeCard, 'about' | 'description' | 'category' | 'goodFor'>;

/** Where a recipe's page leads at its end. */
export interface MoreRecipesView {
  category: RecipeCategory;
  /** How many the category has. */
  count: number;
  previous: Pick<RecipeCard, 'path' | 'title'>;
  next: Pick<RecipeCard, 'path' | 'title'>;
  /** Others of the category: those that follow, the first ones behind the last. */
  similar: RecipeTeaser[];
}

/** So many are shown at the end of a recipe's page. */
const SIMILAR = 4;

/**
 * Tells where the page of a recipe leads: within its category, whose last one is followed by the first.
 *
 * @param id Of the recipe.
 * @param cards All recipes, in the order of the gallery.
 * @returns Undefined where there is no such recipe, or it is the only one of its category.
 */
export function moreRecipes(id: string, cards: readonly RecipeCard[]): MoreRecipesView | undefined {
  const category = cards.find((card) => card.id === id)?.category;
  const group = cards.filter((card) => card.category === category);
  const place = group.findIndex((card) => card.id === id);
  const others = [...group.slice(place + 1), ...group.slice(0, place)];
  const [next, previous] = [others[0], others.at(-1)];
  if (!category || !next || !previous) return undefined;
  const nameOf = ({path, title}: RecipeCard) => ({path, title});
  return {
    category,
    count: group.length,
    previous: nameOf(previous),
    next: nameOf(next),
    similar: others
      .slice(0, SIMILAR)
      .map(
        ({about: _about, description: _text, category: _same, goodFor: _uses, ...teaser}) => teaser,
      ),
  };
}

/** What a recipe's page carries. */
export interface RecipeView {
  demo: DemoView;
  variations: Variation[];
  /** Markup of the command that puts the recipe into a project, for four package managers. */
  command: string;
  /** Packages the code needs, as `name@version`. */
  dependencies: string[];
  /** Packages with typefaces that the code names and doesn't import. */
  typefaces: string[];
}

/**
 * Finds the recipes a reader asks for.
 *
 * @param cards All recipes.
 * @param query What was typed: each word has to occur somewhere in the card.
 * @param category Only of this category; null for all.
 * @param format Only those that are made for this format; null for all.
 * @returns Those that fit, in the order given.
 */
export function filterRecipes(
  cards: readonly RecipeCard[],
  query: string,
  category: string | null,
  format: string | null,
): RecipeCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (category !== null && card.category !== category) return false;
    if (format !== null && !card.formats.some((one) => one === format)) return false;
    const {id, title, about, description, goodFor} = card;
    const kind = recipeCategories[card.category];
    const text = [id, title, about, description, kind, ...goodFor].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

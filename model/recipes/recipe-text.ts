import type {ReadRecipe} from './read-recipes.ts';
import {typefacesOf} from './registry.ts';

/** What a text needs of a recipe. */
export type RecipeText = Pick<ReadRecipe, 'card' | 'data' | 'demo'>;

/**
 * Writes what `<Recipe />` shows as plain Markdown: code, other values to try, and where to get it.
 *
 * @param origin The site's address without trailing slash.
 */
export function recipeText({card, data, demo}: RecipeText, origin: string): string {
  const variations = data.variations.map(
    ({label, values}) =>
      `- ${label}: ${Object.entries(values)
        .map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``)
        .join(', ')}`,
  );
  return [
    `Live: ${origin}${card.path} (${card.formats.join(' and ')}, ${card.durationInFrames} frames)`,
    `\`\`\`tsx\n${demo.code.trim()}\n\`\`\``,
    `Variations:\n\n${variations.join('\n')}`,
    `In a project: \`npx shadcn@latest add ${origin}/r/${card.id}.json\``,
    ...typefacesOf(demo.code).map(
      (name) =>
        `Not installed with it: \`${name}\`; import \`${name}/index.css\` for its typeface.`,
    ),
  ].join('\n\n');
}

/**
 * Writes what `<Recipes />` shows as a Markdown list.
 *
 * @param category Empty for all.
 * @param origin The site's address without trailing slash.
 */
export function recipesText(
  recipes: readonly Pick<ReadRecipe, 'card'>[],
  category: string,
  origin: string,
): string {
  return recipes
    .filter(({card}) => category === '' || card.category === category)
    .map(({card}) => `- [${card.title}](${origin}${card.path}.md): ${card.description}`)
    .join('\n');
}

import type {Plugin} from '@docusaurus/types';
import {demoNames} from '../content/data/demo-names.ts';
import {pictures} from '../content/data/pictures.ts';
import {demoData} from '../mdx/demo-data.ts';
import {demoNamer} from '../model/demos/demo-name.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import {readDocs} from '../model/pages/read-docs.ts';
import {readRecipe} from '../model/recipes/read-recipes.ts';
import type {Demo, DemoCard} from '../shared/demo.ts';

const cardOf = ({id, title, group, width, height, stillColor}: Demo): DemoCard => ({
  id,
  title,
  group,
  width,
  height,
  stillColor,
});

/** Adds the gallery at `/demos/`, and keeps the toolkit in one chunk that all demos share. */
export default function demosPlugin(): Plugin {
  return {
    name: 'site-demos',
    getPathsToWatch: () => ['demos/*/composition.tsx', 'demos/*/demo.json'],
    async contentLoaded({actions}) {
      const {demos: all} = readDemos();
      // Recipes have pages of their own.
      const demos = [...all.values()].filter(({group}) => group !== 'Recipes');
      const nameOf = demoNamer(
        [...readDocs().values()].map(({title}) => title),
        demoNames,
      );
      const cards = demos.map((demo) => ({...cardOf(demo), name: nameOf(demo.id)}));
      const recipes = pictures.gallery.map((id) => {
        const demo = all.get(id);
        const recipe = readRecipe(id);
        if (!demo || !recipe) {
          throw new Error(`content/data/pictures.ts names the recipe “${id}”`);
        }
        return {...cardOf(demo), name: recipe.card.title};
      });
      const data = await Promise.all(demos.map(demoData));
      await actions.createData('all.json', JSON.stringify(data));
      actions.addRoute({
        path: '/demos/',
        component: '@site/src/routes/Demos.tsx',
        exact: true,
        modules: {
          cards: await actions.createData('cards.json', JSON.stringify(cards)),
          recipes: await actions.createData('recipes.json', JSON.stringify(recipes)),
        },
      });
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  toolkit: {
                    test: /[\\/]node_modules[\\/]remotion[\\/]/,
                    chunks: 'async',
                    name: 'toolkit',
                    enforce: true,
                    priority: 60,
                  },
                  // The playground's protocol needs it without the toolkit.
                  schemas: {
                    test: /[\\/]node_modules[\\/]zod[\\/]/,
                    chunks: 'async',
                    name: 'schemas',
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}

import type {Plugin} from '@docusaurus/types';
import {demoNames} from '../content/data/demo-names.ts';
import {pictures} from '../content/data/pictures.ts';
import {templateTexts} from '../content/data/templates.ts';
import {demoData} from '../mdx/demo-data.ts';
import {demoNamer} from '../model/demos/demo-name.ts';
import {demoPager} from '../model/demos/demo-page.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import {readText} from '../model/io.ts';
import {easingCurve} from '../model/pages/easing-curve.ts';
import {pageOfFile} from '../model/pages/parse-page.ts';
import {readDocs} from '../model/pages/read-docs.ts';
import {readRecipe} from '../model/recipes/read-recipes.ts';
import type {Demo, DemoCard, OpenedDemo} from '../shared/demo.ts';

const cardOf = ({id, title, group, width, height, stillColor}: Demo): DemoCard => ({
  id,
  title,
  group,
  width,
  height,
  stillColor,
});

/** The page of the template, or the story, that a demo shows the idea of. */
function ideaPage({id: demo, group}: Demo): OpenedDemo['page'] {
  if (group === 'Stories') {
    const [path] = Object.entries(pictures.posts).find(([, shown]) => shown === demo) ?? [];
    return path === undefined ? undefined : {label: 'The story', path};
  }
  const [id] = Object.entries(templateTexts).find(([, text]) => text.demo === demo) ?? [];
  return id === undefined ? undefined : {label: 'The template', path: `/templates/${id}`};
}

/** Adds the gallery at `/demos/`, and keeps the toolkit in one chunk that all demos share. */
export default function demosPlugin(): Plugin {
  return {
    name: 'site-demos',
    getPathsToWatch: () => ['demos/*/composition.tsx', 'demos/*/demo.json'],
    async contentLoaded({actions}) {
      const {demos: all} = readDemos();
      // Recipes have pages of their own.
      const demos = [...all.values()].filter(({group}) => group !== 'Recipes');
      const docs = [...readDocs().values()];
      const nameOf = demoNamer(
        docs.map(({title}) => title),
        demoNames,
      );
      const pageOf = demoPager(
        docs.map(({id, title, path}) => {
          const file = `content/docs/${id}.mdx`;
          return {title, path, tree: pageOfFile(file, readText(file)).tree};
        }),
      );
      const ofDemos = demos.map((demo) => {
        const name = nameOf(demo.id);
        return {demo, name, page: ideaPage(demo) ?? pageOf(demo.id, name)};
      });
      const ofRecipes = pictures.gallery.map((id) => {
        const demo = all.get(id);
        const recipe = readRecipe(id);
        if (!demo || !recipe) {
          throw new Error(`content/data/pictures.ts names the recipe “${id}”`);
        }
        const {title, path} = recipe.card;
        return {demo, name: title, page: {label: 'The page of this recipe', path}};
      });
      const data: Promise<OpenedDemo>[] = [...ofRecipes, ...ofDemos].map(
        async ({demo, name, page}) => ({...(await demoData(demo)), name, page}),
      );
      await actions.createData('all.json', JSON.stringify(await Promise.all(data)));
      const cardsOf = (shown: typeof ofDemos) =>
        shown.map(({demo, name}) => ({...cardOf(demo), name, curve: easingCurve(demo.id)}));
      actions.addRoute({
        path: '/demos/',
        component: '@site/src/routes/Demos.tsx',
        exact: true,
        modules: {
          cards: await actions.createData('cards.json', JSON.stringify(cardsOf(ofDemos))),
          recipes: await actions.createData('recipes.json', JSON.stringify(cardsOf(ofRecipes))),
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

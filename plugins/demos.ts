import type {Plugin} from '@docusaurus/types';
import {demoData} from '../mdx/demo-data.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import type {DemoCard} from '../shared/demo.ts';

/** Adds the gallery at `/demos/`, and keeps the toolkit in one chunk that all demos share. */
export default function demosPlugin(): Plugin {
  return {
    name: 'site-demos',
    getPathsToWatch: () => ['demos/*/composition.tsx', 'demos/*/demo.json'],
    async contentLoaded({actions}) {
      // Recipes have pages of their own.
      const demos = [...readDemos().demos.values()].filter(({group}) => group !== 'Recipes');
      const cards: DemoCard[] = demos.map(({id, title, group, width, height, stillColor}) => ({
        id,
        title,
        group,
        width,
        height,
        stillColor,
      }));
      const data = await Promise.all(demos.map(demoData));
      await actions.createData('all.json', JSON.stringify(data));
      actions.addRoute({
        path: '/demos/',
        component: '@site/src/demo-host/Gallery.tsx',
        exact: true,
        modules: {cards: await actions.createData('cards.json', JSON.stringify(cards))},
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

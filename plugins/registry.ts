import type {LoadContext, Plugin} from '@docusaurus/types';
import {identity} from '../config/identity.ts';
import {clearGenerated, GENERATED} from '../model/generated.ts';
import {writeText} from '../model/io.ts';
import {readRecipes} from '../model/recipes/read-recipes.ts';
import {readVersions} from '../model/recipes/read-versions.ts';
import {buildItem, buildRegistry} from '../model/recipes/registry.ts';
import {registryItemSchema, registrySchema} from '../model/recipes/registry-schema.ts';

/** Writes the recipes as a registry of the shadcn command line: `/r/index.json`, and `/r/<id>.json` with the code. */
export default function registryPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-registry',
    loadContent() {
      clearGenerated('r');
      const versions = readVersions();
      // What the command line wouldn't take ends the build.
      const items = readRecipes().map((recipe) =>
        registryItemSchema.parse(buildItem(recipe, versions, identity.owner)),
      );
      const write = (name: string, value: unknown) =>
        writeText(`${GENERATED}/r/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
      for (const item of items) write(item.name, item);
      write('index', registrySchema.parse(buildRegistry(items, siteConfig.url)));
      return Promise.resolve();
    },
    getPathsToWatch: () => [
      'demos/*/composition.tsx',
      'demos/*/demo.json',
      'content/docs/recipes/*.mdx',
    ],
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import {z} from 'zod';
import {readText} from '../model/io.ts';
import {checkNavigation} from '../model/links/check-navigation.ts';
import {printProblem} from '../shared/problem.ts';

const FILE = 'config/navigation.ts';

/** What the docs plugin has read, as far as items of the navbar name it. */
const docsSchema = z.record(
  z.object({
    loadedVersions: z.array(
      z.object({docs: z.array(z.object({id: z.string()})), sidebars: z.record(z.unknown())}),
    ),
  }),
);

const navbarSchema = z.object({navbar: z.object({items: z.array(z.unknown())})});

/**
 * Ends the build if an item of the navbar names a page, a sidebar or a docs plugin that isn't there. The
 * browser can't list what there is instead: it knows the few pages that the navbar names, and no more.
 */
export default function navigationPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-navigation',
    allContentLoaded({allContent}) {
      const content = docsSchema.parse(allContent['docusaurus-plugin-content-docs']);
      const instances = new Map(
        Object.entries(content).map(([id, {loadedVersions}]) => [
          id,
          {
            docs: loadedVersions.flatMap(({docs}) => docs.map((doc) => doc.id)),
            sidebars: loadedVersions.flatMap(({sidebars}) => Object.keys(sidebars)),
          },
        ]),
      );
      const {items} = navbarSchema.parse(siteConfig.themeConfig).navbar;
      const problems = checkNavigation(items, instances, {file: FILE, text: readText(FILE)});
      if (problems.length === 0) return;
      throw new Error(problems.map(printProblem).join('\n'));
    },
  };
}

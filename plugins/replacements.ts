import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What `NormalModuleReplacementPlugin` hands to its callback, as far as it is used here. */
interface ResolveData {
  request: string;
  context: string;
}

type Replacement = {request: RegExp; from: RegExp; by: string};

/**
 * Modules of the framework that have no override point and are wrong for this site, each with the
 * reason. They are replaced in the client and the server bundle alike.
 */
const replacements: Replacement[] = [
  {
    // All styles are our own; Infima would only be overridden.
    request: /infima[\\/]dist[\\/]css/,
    from: /./,
    by: 'src/css/empty.css',
  },
  {
    // Code is highlighted at build time; no highlighter is shipped.
    request: /prism-include-languages/,
    from: /./,
    by: 'src/shell/nothing.ts',
  },
  {
    // Blocks the history even when the menu is closed (docusaurus#10988).
    request: /[\\/]navbarMobileSidebar$/,
    from: /theme-common[\\/]lib/,
    by: 'src/shell/mobile-sidebar.tsx',
  },
  {
    // Sorts two names by language: the browser loads its table of languages for it.
    request: /(?:^\.|navbarSecondaryMenu)[\\/]content$/,
    from: /theme-common[\\/]lib/,
    by: 'src/shell/secondary-menu.tsx',
  },
  {
    // Forgets the reader's own choice when the system's mode changes (docusaurus#10987).
    request: /[\\/]colorMode$/,
    from: /theme-common[\\/]lib/,
    by: 'src/shell/color-mode.tsx',
  },
  {
    // Patterns, parameters and blockers that no route of this site has, 9 KB of them.
    request: /^react-router-dom$/,
    from: /./,
    by: 'src/shell/framework/router.tsx',
  },
  {
    // Compiles a pattern for each route, again for each page.
    request: /^react-router-config$/,
    from: /./,
    by: 'src/shell/framework/route-config.tsx',
  },
  {
    // Six times the size of what the head of a page needs.
    request: /^react-helmet-async$/,
    from: /./,
    by: 'src/shell/framework/head.tsx',
  },
  {
    // Nobody catches its failure at the start, and the page is dead.
    request: /^\.\/preload$/,
    from: /core[\\/]lib[\\/]client$/,
    by: 'src/shell/framework/preload.ts',
  },
  {
    // Loads the document anew even for a reader who is offline, who then has nothing.
    request: /^\.\/PendingNavigation$/,
    from: /core[\\/]lib[\\/]client$/,
    by: 'src/shell/framework/pending-navigation.tsx',
  },
  {
    // A library for one line at the top.
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    from: /./,
    by: 'src/shell/progress.ts',
  },
  {
    // All of its forty helpers for one.
    request: /^tslib$/,
    from: /docusaurus[\\/]utils-common/,
    by: 'src/shell/framework/tslib.ts',
  },
  {
    // Prefetches shared chunks again for each link that scrolls by: 399 tags for 37 addresses.
    request: /^\.\/docusaurus$/,
    from: /core[\\/]lib[\\/]client$/,
    by: 'src/shell/prefetch.ts',
  },
];

/** Swaps the modules listed above for the site's own. */
export default function replacementsPlugin({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'site-replacements',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: replacements.map(
        ({request, from, by}) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(
            request,
            (data: ResolveData) => {
              if (from.test(data.context)) data.request = path.join(siteDir, by);
            },
          ),
      ),
    }),
  };
}

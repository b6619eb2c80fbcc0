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
    // Forgets the reader's own choice when the system's mode changes (docusaurus#10987).
    request: /[\\/]colorMode$/,
    from: /theme-common[\\/]lib/,
    by: 'src/shell/color-mode.tsx',
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

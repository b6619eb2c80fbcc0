/** What the bundler of the dev server leaves out. */
import type {Plugin} from '@docusaurus/types';

const COPIES = 'CopyRspackPlugin';

/**
 * The framework copies the static folders into each compilation, though its dev server serves them from where they
 * are: 2,600 files, which are emitted again with each edit and compile the site anew when one is written. A build
 * needs the copies.
 *
 * @throws {Error} In the dev server, when nothing copies any more: then this plugin can go.
 */
export default function devServerPlugin(): Plugin {
  return {
    name: 'site-dev-server',
    configureWebpack({plugins = []}) {
      if (process.env.NODE_ENV === 'production') return {};
      const kept = plugins.filter((plugin) => plugin?.constructor.name !== COPIES);
      if (kept.length === plugins.length) {
        throw new Error(`The dev server has no ${COPIES}: plugins/dev-server.ts has nothing to do`);
      }
      return {mergeStrategy: {plugins: 'replace'}, plugins: kept};
    },
  };
}

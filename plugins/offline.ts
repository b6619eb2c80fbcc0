import type {Plugin} from '@docusaurus/types';
import {readServices} from '../config/services.ts';

/**
 * Tells the code of the site, while it is bundled, whether readers can save it for reading offline:
 * where they can't, nothing of that is in the build. The files themselves come last, when everything
 * else has been written (`build-steps/offline/write-copy.ts`); the dev server has none.
 */
export default function offlinePlugin(): Plugin {
  const isOffered = readServices().offline && process.env.NODE_ENV === 'production';
  return {
    name: 'site-offline',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.OFFLINE': isOffered ? 'true' : 'false',
        }),
      ],
    }),
  };
}

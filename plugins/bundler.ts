import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface Compiler {
  outputPath: string;
  hooks: {afterEmit: {tap(name: string, fn: () => void): void}};
}

/** The static renderer loads its chunks with `require`; without this Node takes them for ESM, as our package is. */
const markServerBundleAsCommonJs = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('mark-server-bundle', () => {
      writeFileSync(path.join(compiler.outputPath, 'package.json'), '{"type":"commonjs"}\n');
    });
  },
};

interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: {minimizerOptions: object}) => object;
}

interface BundlerConfig {
  optimization?: {minimizer?: unknown[]};
}

/**
 * The framework minifies for browsers of 2015, and writes ten characters per page where seven do: the
 * table of all chunks' hashes comes with every page.
 */
const modernOutput = (config: BundlerConfig, rspack: Rspack) => ({
  mergeStrategy: {'optimization.minimizer': 'replace' as const},
  output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          minify: true,
          ecma: 2020,
          module: true,
          mangle: true,
          compress: {ecma: 2020, passes: 2},
          format: {ecma: 2020, comments: false},
        },
      }),
      // The style minimizer stays.
      ...(config.optimization?.minimizer?.slice(1) ?? []),
    ] as never[],
  },
});

/**
 * Adjusts the bundler to this package being ESM: Docusaurus generates `.docusaurus/*.js` with
 * `require.resolveWeak`, which the bundler only understands in files it doesn't take for strict ESM.
 */
export default function bundlerPlugin(): Plugin {
  return {
    name: 'site-bundler',
    configureWebpack: (config, isServer, {currentBundler}) => ({
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : modernOutput(config, currentBundler.instance as unknown as Rspack)),
      // `npm run bench:modules` reads from the maps which module weighs what.
      ...(process.env.BUNDLE_REPORT && !isServer ? {devtool: 'hidden-source-map'} : {}),
      module: {
        rules: [
          {
            test: /[\\/]\.docusaurus[\\/].*\.js$/,
            type: 'javascript/auto',
            resolve: {fullySpecified: false},
          },
        ],
      },
      plugins: isServer ? [markServerBundleAsCommonJs] : [],
    }),
  };
}

import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/** Code of words that a page imports if it uses them (mdx/own-words.ts): a file each, for all pages. */
const words = Object.fromEntries(
  Object.entries({
    demo: /[\\/]src[\\/](?:film[\\/](?!Stage|close-)|demo-host[\\/](?!load-composition|Gallery|generated)|vocabulary[\\/]demo[\\/])|[\\/]lucide-react[\\/]/,
    // The frame's packages are asked for beside the editor.
    'playground-packages':
      /[\\/]src[\\/]playground[\\/]host[\\/]packages|[\\/]site-playground[\\/]/,
    // What runs on a file is loaded when there is one.
    'try-file': /[\\/]src[\\/]vocabulary[\\/]try-file[\\/](?!runs)/,
  }).map(([name, test]) => [
    name,
    {name, test, chunks: 'async' as const, enforce: true, priority: 45},
  ]),
);

/** What only some pages show, or only when it is asked for: its styles come with its code. */
const OWN_STYLES =
  /[\\/]src[\\/](?:pages|theme[\\/]Blog|a-z|course|learn|playground|routes|offline|decoder|film|demo-host|search[\\/]modal|ask[\\/](?:dialog|panel|blocks)|vocabulary[\\/](?:try-file|chooser|(?:more-)?recipes?|demo-cards|option-filter)|ui[\\/](?:picture|dialog|copy-button|tile))|[\\/]node_modules[\\/]@fontsource[\\/]/;

/** Docusaurus puts all styles of the site into one file, which every page waits for. */
const styles = {
  test: (module: {nameForCondition(): string | null}) =>
    !OWN_STYLES.test(module.nameForCondition() ?? ''),
};

/**
 * Adjusts the bundler to this package being ESM: Docusaurus generates files with
 * `require.resolveWeak`, which the bundler only understands in files it doesn't take for strict ESM.
 */
export default function bundlerPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-bundler',
    configureWebpack: (_config, isServer) => ({
      // `npm run bench:modules` reads from the maps which module weighs what.
      ...(process.env.BUNDLE_REPORT && !isServer ? {devtool: 'hidden-source-map'} : {}),
      // Routes import their files by absolute paths, which are looked for below each of the static folders first:
      // 72,000 paths where nothing is, and the dev server watches them all.
      resolve: {preferAbsolute: true},
      module: {
        rules: [
          {
            include: generatedFilesDir,
            test: /\.js$/,
            type: 'javascript/auto',
            resolve: {fullySpecified: false},
          },
          // Whisper itself, 2.7 MB of scripts: the site asks the package only whether it would run.
          {
            test: /[\\/]@remotion[\\/]whisper-web[\\/]main\.js$/,
            type: 'asset/resource',
            generator: {emit: false},
          },
          // Starts its worker from a blob address, which the content security policy refuses.
          {
            test: /[\\/]@remotion[\\/]gif[\\/]dist[\\/]esm[\\/]index\.mjs$/,
            use: [path.join(siteDir, 'plugins/gif-worker.cjs')],
          },
        ],
      },
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {...words, styles}}}}),
      plugins: isServer ? [markServerBundleAsCommonJs] : [],
    }),
  };
}

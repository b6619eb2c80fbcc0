/** Compresses scripts and styles while the pages are rendered. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {glob} from 'tinyglobby';
import {COMPRESSED, compressor} from '../build-steps/compress.ts';
import {eachParallel} from '../shared/each-parallel.ts';

interface Compiler {
  outputPath: string;
  hooks: {done: {tap(name: string, run: (stats: {hasErrors(): boolean}) => void): void}};
}

/** The renderer keeps one core of two busy, and its files need threads, too: there are four. */
const WORKERS = 2;

/** Compresses what a build has emitted; what isn't done when the pages are there, the process ends with. */
async function compressAssets(folder: string): Promise<void> {
  const compress = compressor(COMPRESSED);
  const files = await glob(['assets/**/*.{js,css}', 'playground/{lib,frame}/**/*.js'], {
    cwd: folder,
    absolute: true,
  });
  await eachParallel(files, WORKERS, (file) => compress(path.normalize(file), true));
}

/**
 * The best compression takes half a minute of a core, and rendering the pages leaves one idle for as long. The end of
 * the build (build-steps/finish.ts) finds what was made here in its cache; without this plugin it makes it itself.
 */
export default function compressEarlyPlugin(): Plugin {
  return {
    name: 'site-compress-early',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply({outputPath, hooks}: Compiler) {
                  hooks.done.tap('compress-early', (stats) => {
                    if (!stats.hasErrors()) void compressAssets(outputPath);
                  });
                },
              },
            ],
          },
  };
}

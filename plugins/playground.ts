import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {FrameFiles} from '../shared/playground.ts';
import {buildFrame} from './playground/bundle.ts';

/** Adds the page `/playground/`, and builds the frame in which a reader's code runs. */
export default function playgroundPlugin({siteDir}: {siteDir: string}): Plugin<FrameFiles> {
  return {
    name: 'site-playground',
    getPathsToWatch: () => ['src/playground/frame/*.{ts,tsx}', 'src/playground/protocol.ts'],
    loadContent: () => buildFrame(siteDir, path.join(siteDir, '.cache/static/playground')),
    async contentLoaded({content, actions}) {
      await actions.createData('frame.json', JSON.stringify(content));
      actions.addRoute({
        path: '/playground/',
        component: '@site/src/playground/PlaygroundPage.tsx',
        exact: true,
      });
    },
  };
}

import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readDemos} from '../model/demos/read-demos.ts';
import {readApiPages} from '../model/samples/api-pages.ts';
import type {FrameFiles, PlaygroundProject} from '../shared/playground.ts';
import {buildFrame} from './playground/bundle.ts';
import {buildTypes} from './playground/types.ts';

/** Demos that a reader can start from, as the page lists them. */
const TEMPLATES = [
  'chart-line',
  'captions-srt',
  'audio-visualization',
  'three',
  'transitions',
  'path-evolve',
  'lottie',
];

/** Throws if one of the demos isn't there. */
function writeTemplates(folder: string) {
  const samples = path.join(folder, 'samples');
  // Samples of pages are written while the pages are read; those of earlier builds go.
  rmSync(samples, {recursive: true, force: true});
  mkdirSync(samples, {recursive: true});
  const {demos} = readDemos();
  for (const id of TEMPLATES) {
    const demo = demos.get(id);
    if (!demo) throw new Error(`plugins/playground.ts names the demo “${id}”, which is not there`);
    const {width, height, fps, durationInFrames, stillFrame, title, code} = demo;
    const project: PlaygroundProject = {
      title,
      files: {'src/composition.tsx': code},
      video: {width, height, fps, durationInFrames},
      stillFrame,
    };
    writeFileSync(path.join(samples, `template-${id}.json`), JSON.stringify(project));
  }
}

/** Adds the page `/playground/`, and builds the frame in which a reader's code runs. */
export default function playgroundPlugin({siteDir}: {siteDir: string}): Plugin<FrameFiles> {
  return {
    name: 'site-playground',
    getPathsToWatch: () => [
      'src/playground/{frame,types}/*.{ts,tsx}',
      'src/playground/protocol.ts',
    ],
    async loadContent() {
      const folder = path.join(siteDir, '.cache/static/playground');
      writeTemplates(folder);
      const [frame, types] = await Promise.all([
        buildFrame(siteDir, folder),
        buildTypes(siteDir, folder, readApiPages()),
      ]);
      return {...frame, types};
    },
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

import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDemos} from '../model/demos/read-demos.ts';
import {GENERATED} from '../model/generated.ts';
import {readApiPages} from '../model/samples/api-pages.ts';
import {compileAll} from '../shared/compile/compile.ts';
import {type DemoControl, wordingOf} from '../shared/demo.ts';
import type {FrameFiles, PlaygroundProject} from '../shared/playground.ts';
import {buildFrame} from './playground/bundle.ts';
import {copyFonts} from './playground/fonts.ts';
import {homeControls, readHomeTitle} from './playground/home-title.ts';
import {buildTypes} from './playground/types.ts';

/** Writes each demo as a project, for templates and links (`/playground/?p=spring:damping=4`). */
function writeDemos(folder: string) {
  // Samples of pages are written while the pages are read; those of earlier builds go.
  for (const name of ['samples', 'demos']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
    mkdirSync(path.join(folder, name), {recursive: true});
  }
  const write = (id: string, files: PlaygroundProject, controls: readonly DemoControl[]) => {
    const project = {...files, wording: wordingOf(controls)};
    writeFileSync(
      path.join(folder, `demos/${id}.json`),
      JSON.stringify({project, controls, compiled: compileAll(project.files)}),
    );
  };
  for (const [id, demo] of readDemos().demos) {
    const {width, height, fps, durationInFrames, stillFrame, title, code, controls} = demo;
    const project: PlaygroundProject = {
      title,
      files: {'src/composition.tsx': code},
      video: {width, height, fps, durationInFrames},
      stillFrame,
    };
    write(id, project, controls);
  }
  write('home-title', readHomeTitle(), homeControls);
}

/** Adds the page `/playground/`, and builds the frame in which a reader's code runs. */
export default function playgroundPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-playground',
    getPathsToWatch: () => [
      'src/playground/{frame,types}/*.{ts,tsx}',
      'src/playground/{protocol,look-schema,limits}.ts',
    ],
    async contentLoaded({actions}) {
      const folder = path.join(siteDir, GENERATED, 'playground');
      writeDemos(folder);
      const [frame, types] = await Promise.all([
        buildFrame(siteDir, folder),
        buildTypes(siteDir, folder, readApiPages()),
      ]);
      const {fonts, dependencies} = copyFonts(siteDir, folder);
      const {versions} = frame;
      const files: FrameFiles = {
        ...frame,
        types,
        fonts,
        versions: {...versions, dependencies: {...versions.dependencies, ...dependencies}},
      };
      await actions.createData('frame.json', JSON.stringify(files));
      actions.addRoute({
        path: '/playground/',
        component: '@site/src/playground/PlaygroundPage.tsx',
        exact: true,
      });
    },
  };
}

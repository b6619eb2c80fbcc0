import {readText} from '../../model/io.ts';
import type {DemoControl} from '../../shared/demo.ts';
import type {PlaygroundProject} from '../../shared/playground.ts';

const HOME = 'src/pages/_home';

/** Comments that are for those who change this site, and for no reader of the file. */
const OWN_COMMENT = /^[ \t]*\/\/ (?:biome-ignore|site:)[^\n]*\n/gm;

/** The controls of the hero, as links write their values; what is at first stands in `scene.ts`. */
export const homeControls: DemoControl[] = [
  {kind: 'text', name: 'text', label: 'text', initial: 'Hello, motion'},
  {kind: 'color', name: 'color', label: 'color', initial: '#ff7a48'},
  {kind: 'number', name: 'stiffness', label: 'stiffness', initial: 90, min: 20, max: 300, step: 1},
  {kind: 'number', name: 'damping', label: 'damping', initial: 8, min: 2, max: 40, step: 1},
];

function schemaLine(control: DemoControl): string {
  const {kind, name} = control;
  if (kind === 'number') return `  ${name}: z.number().min(${control.min}).max(${control.max}),`;
  return `  ${name}: ${kind === 'color' ? 'zColor()' : 'z.string()'},`;
}

const ROOT = `import {zColor} from '@remotion/zod-types';
import {Composition} from 'remotion';
import {z} from 'zod';
import {defaults, video} from './scene';
import {Title} from './Title';

const schema = z.object({
${homeControls.map(schemaLine).join('\n')}
});

export const RemotionRoot = () => (
  <Composition
    id="Title"
    component={Title}
    width={video.width}
    height={video.height}
    fps={video.fps}
    durationInFrames={video.durationInFrames}
    schema={schema}
    defaultProps={defaults}
  />
);
`;

/** The composition of the home page as a project of its own. */
export function readHomeTitle(): PlaygroundProject {
  const read = (file: string) => readText(`${HOME}/${file}`).replaceAll(OWN_COMMENT, '');
  return {
    title: 'Hello, motion',
    files: {
      'src/Title.tsx': read('Title.tsx'),
      'src/Ball.tsx': read('Ball.tsx'),
      'src/Closing.tsx': read('Closing.tsx'),
      'src/scene.ts': read('scene.ts'),
      'src/Root.tsx': ROOT,
    },
    entry: 'src/Title.tsx',
    video: {width: 1280, height: 720, fps: 30, durationInFrames: 150},
    stillFrame: 88,
  };
}

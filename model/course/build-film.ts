import type {CourseStep} from '../../shared/course/page.ts';
import type {PlaygroundProject} from '../../shared/playground.ts';

/** A step that is a scene of the film at the end, and what its component is called there. */
interface Scene {
  step: string;
  name: string;
}

/** Path of a scene in the project. */
export const scenePath = (name: string): string => `src/scenes/${name}.tsx`;

/**
 * Puts the solutions of steps together to one film, scene after scene.
 *
 * @throws If a scene isn't a step whose `Film` can be played by itself.
 */
export function buildFilm(
  title: string,
  scenes: readonly Scene[],
  steps: CourseStep[],
): PlaygroundProject {
  const parts = scenes.map(({step: id, name}) => {
    const step = steps.find((one) => one.id === id);
    if (!step?.start.files['src/Film.tsx'])
      throw new Error(`The film’s scene “${id}” isn't a step`);
    return {name, step};
  });
  const imports = parts.map(({name}) => `import {Film as ${name}} from './scenes/${name}';`).sort();
  const sequences = parts.map(
    ({name, step}) => `    <Series.Sequence durationInFrames={${step.start.video.durationInFrames}}>
      <${name} />
    </Series.Sequence>`,
  );
  const film = `import {Series} from 'remotion';
${imports.join('\n')}

export const Film = () => (
  <Series>
${sequences.join('\n')}
  </Series>
);
`;
  const video = parts[0]?.step.start.video ?? {
    width: 1280,
    height: 720,
    fps: 30,
    durationInFrames: 90,
  };
  return {
    title,
    entry: 'src/Film.tsx',
    files: {
      'src/Film.tsx': film,
      ...Object.fromEntries(parts.map(({name, step}) => [scenePath(name), step.solution])),
    },
    video: {
      ...video,
      durationInFrames: parts.reduce((sum, {step}) => sum + step.start.video.durationInFrames, 0),
    },
    stillFrame: 60,
  };
}

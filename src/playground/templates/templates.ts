import type {PlaygroundProject} from '../../../shared/playground';
import {blank} from './blank';
import {FIRST_STILL} from './first';
import {loadDemo} from './load-demo';
import {scenes} from './scenes';
import {title} from './title';

/** Something to start from; its still stands for it until it runs. */
export type Template = {id: string; label: string; about: string; still: string} & (
  | {project: PlaygroundProject}
  | {project?: undefined}
);

/** What the reader may start from; those without a project are demos of the site, fetched when chosen. */
export const templates: [Template & {project: PlaygroundProject}, ...Template[]] = [
  {
    id: 'title',
    label: 'Title',
    about: 'Words that rise one after the other',
    still: FIRST_STILL,
    project: title,
  },
  {
    id: 'blank',
    label: 'Blank',
    about: 'One composition, nothing on it',
    still: '/demos/templates/blank.webp',
    project: blank,
  },
  {
    id: 'chart-line',
    still: '/demos/chart-line.webp',
    label: 'Chart',
    about: 'A line that draws itself',
  },
  {
    id: 'captions-srt',
    still: '/demos/captions-srt.webp',
    label: 'Captions',
    about: 'Words from an SRT file',
  },
  {
    id: 'audio-visualization',
    still: '/demos/audio-visualization.webp',
    label: 'Audio',
    about: 'Bars that follow a melody',
  },
  {id: 'three', still: '/demos/three.webp', label: '3D', about: 'A scene of Three.js'},
  {
    id: 'transitions',
    still: '/demos/transitions.webp',
    label: 'Transition',
    about: 'From one scene to the next',
  },
  {
    id: 'path-evolve',
    still: '/demos/path-evolve.webp',
    label: 'Shapes and paths',
    about: 'A path that grows',
  },
  {
    id: 'lottie',
    still: '/demos/lottie.webp',
    label: 'Lottie',
    about: 'A vector animation from a file',
  },
  {
    id: 'scenes',
    label: 'Several scenes',
    about: 'Files, a root and a series',
    still: '/demos/templates/scenes.webp',
    project: scenes,
  },
];

/**
 * Gives the project of a template.
 * Takes the template; throws if it can't be fetched.
 */
export const loadTemplate = async ({id, project}: Template): Promise<PlaygroundProject> =>
  project ?? loadDemo(id);

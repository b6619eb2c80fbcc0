import type {PlaygroundProject} from '../../../shared/playground';
import {saveFile} from '../../outside/save-file';
import {checkProject} from '../host/check-project';
import {versions} from '../host/packages';
import type {Video} from '../protocol';
import {zipProject} from './download';
import {NotOneFile, oneFile} from './one-file';
import {folderName, isForTools, pageFiles, projectFiles, writeRoot} from './project-files';

/** What a reader takes home. */
export interface Home {
  project: PlaygroundProject;
  video: Video;
  props: Record<string, number | string | boolean>;
  /** True if it shows a Player of its own instead of a composition. */
  isPage: boolean;
  own: ReadonlyMap<string, Blob>;
}

/** Saves the project as an archive. Returns what to say about it. */
export async function downloadProject({project, video, props, isPage, own}: Home): Promise<string> {
  const left = Object.keys(project.files).filter(isForTools);
  const files = Object.fromEntries(
    Object.entries(project.files).filter(([path]) => !isForTools(path)),
  );
  const {files: compiled, packages} = await checkProject({files});
  const make = isPage ? pageFiles : projectFiles;
  const texts = make({project: {...project, files}, compiled, packages, versions, video, props});
  const {archive, missing} = await zipProject(project.title, texts, own);
  saveFile(archive, `${folderName(project.title)}.zip`);
  if (missing.length > 0) return `Saved without ${missing.join(', ')}, which could not be loaded.`;
  if (left.length > 0)
    return `Saved without ${left.join(', ')}: tools obey such files outside of the browser. Copy them by hand if you trust them.`;
  const command = isPage ? 'npm run dev' : 'npx remotion studio';
  return `Saved. Unpack it, then run “npm install” and “${command}” in the folder.`;
}

const entryOf = ({entry, files}: PlaygroundProject): string =>
  entry ?? Object.keys(files).find((path) => /\.tsx?$/.test(path)) ?? '';

/**
 * Writes all files as one.
 * Takes the project, and whether to add the `<Composition>` that plays it; returns the text. Throws a
 * NotOneFile where that isn't possible.
 */
export async function writeOneFile(
  {project, video, props}: Home,
  withComposition: boolean,
): Promise<string> {
  const entry = entryOf(project);
  const {files} = await checkProject(project);
  const declares = files.some((file) => file.declares);
  if (!withComposition || declares) return oneFile(project.files, entry);
  const root = 'src/copied-root.tsx';
  const text = writeRoot({project, video, props}, root, entry);
  if (/import \w/.test(text.split('\n')[1] ?? ''))
    throw new NotOneFile('Give the component a name: it is a default export.');
  return oneFile({...project.files, [root]: text}, root);
}

import {z} from 'zod';
import {hashToState} from '../../../shared/demo';
import {encodeText} from '../../../shared/encode';
import type {PlaygroundProject} from '../../../shared/playground';
import {fetchText} from '../../outside/fetch-json';
import {rememberCompiled} from '../host/compile-files';
import {projectSchema} from '../project-schema';
import {compiledFileSchema, controlSchema} from '../protocol';

const demoSchema = z.object({
  project: projectSchema,
  controls: z.array(controlSchema),
  compiled: z.array(compiledFileSchema),
});

/**
 * Fetches a demo of this site, or a recipe, as a project.
 * Takes its state as links have it: `spring`, or `spring:damping=4`. Throws if it can't be fetched.
 */
export async function loadDemo(state: string): Promise<PlaygroundProject> {
  const id = state.split(':')[0] ?? '';
  const text = await fetchText(`/playground/demos/${encodeText(id)}.json`);
  const {project, controls, compiled} = demoSchema.parse(JSON.parse(text));
  rememberCompiled(project.files, compiled);
  if (!state.includes(':')) return project;
  return {...project, props: hashToState(`demo=${state}`, id, controls) ?? {}};
}

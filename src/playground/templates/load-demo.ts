import {z} from 'zod';
import {hashToState} from '../../../shared/demo';
import {encodeText} from '../../../shared/encode';
import type {PlaygroundProject} from '../../../shared/playground';
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
  const response = await fetch(`/playground/demos/${encodeText(id)}.json`);
  if (!response.ok) throw new Error(`${id}: ${response.status}`);
  const {project, controls, compiled} = demoSchema.parse(await response.json());
  rememberCompiled(project.files, compiled);
  if (!state.includes(':')) return project;
  return {...project, props: hashToState(`demo=${state}`, id, controls) ?? {}};
}

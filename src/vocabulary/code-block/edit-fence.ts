import type {PlaygroundProject} from '../../../shared/playground';
import {fetchFile} from '../../outside/load-once';
import {fetchAhead} from '../../playground/ahead';

/** A block that a reader edits. */
export interface EditedFence {
  Fence: typeof import('../../playground/EditedFence').EditedFence;
  project: PlaygroundProject;
  /** Height of the printed code, which the editor takes over. */
  height: number;
}

/**
 * Loads the editor and the project of a block, when its button is pressed.
 * Throws if either can't be had; the block then stays as it is.
 */
export async function openFence(block: HTMLElement): Promise<EditedFence> {
  const button = block.querySelector<HTMLElement>('.code-edit');
  const height = block.querySelector<HTMLElement>('.code-pre')?.offsetHeight ?? 0;
  button?.setAttribute('aria-busy', 'true');
  fetchAhead();
  try {
    const [{EditedFence, readProject}, answer] = await Promise.all([
      import('../../playground/EditedFence'),
      fetchFile(`/playground/samples/${button?.dataset.project}.json`),
    ]);
    const project = readProject(await answer.json());
    return {Fence: EditedFence, project, height};
  } finally {
    button?.removeAttribute('aria-busy');
  }
}

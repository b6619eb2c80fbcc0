import {type Composition, Stage} from './Stage';

interface CompositionModule {
  [name: string]: unknown;
}

/** What plays the composition; in one chunk with the code below. */
export const stage = Stage;

/**
 * Loads the code of one demo. It lives in the chunk of the Player so that the bundler knows the toolkit
 * is already there and doesn't pack it into every demo again.
 * Takes the demo's id; returns its component. Throws if the chunk can't be fetched.
 */
export async function loadComposition(id: string): Promise<Composition> {
  const module: CompositionModule = await import(`../../demos/${id}/composition.tsx`);
  const name = Object.keys(module).find((key) => key !== 'schema' && key !== 'defaultProps');
  return module[name ?? ''] as Composition;
}

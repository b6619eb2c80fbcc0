import type {DemoValues} from '../../shared/demo';
import {type Composition, Stage} from '../film/Stage';

/** The code of a demo. */
interface Loaded {
  component: Composition;
  /** The values it starts with. */
  defaultProps: DemoValues;
}

interface CompositionModule {
  [name: string]: unknown;
}

/** What plays the composition; in one chunk with the code below. */
export const stage = Stage;

/**
 * Loads the code of one demo. It lives in the chunk of the Player so that the bundler knows the toolkit
 * is already there and doesn't pack it into every demo again.
 * Takes the demo's id; returns its component and the values it starts with. Throws if the chunk can't be fetched.
 */
export async function loadComposition(id: string): Promise<Loaded> {
  const module: CompositionModule = await import(`../../demos/${id}/composition.tsx`);
  const name = Object.keys(module).find((key) => key !== 'schema' && key !== 'defaultProps');
  return {
    component: module[name ?? ''] as Composition,
    defaultProps: module.defaultProps as DemoValues,
  };
}

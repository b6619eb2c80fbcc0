import type {PlaygroundProject} from '../../shared/playground';

/** Tells whether two projects have the same texts and values. */
export const isSame = (a: PlaygroundProject, b: PlaygroundProject): boolean =>
  JSON.stringify([a.files, a.props ?? {}]) === JSON.stringify([b.files, b.props ?? {}]);

import {Internals} from 'remotion';

/** Loading this runs the toolkit's core, and nothing of the Player yet. */
export const isReady = Boolean(Internals);

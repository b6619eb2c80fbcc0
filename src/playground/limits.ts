/**
 * How much a message of the frame has at most. The page takes none that has more, and says nothing of it: so the
 * frame cuts what it tells to the same numbers. Without zod, for the files that only cut.
 */
export const LIMITS = {
  /** Letters of a message, a line of the console or a value. */
  text: 4000,
  /** Letters of the name of a composition, a file or a choice. */
  name: 200,
  /** Letters of the name of a row of the timeline. */
  rowName: 120,
  compositions: 200,
  controls: 60,
  /** Rows of the timeline. */
  rows: 300,
  /** Calls of a script. */
  calls: 200,
} as const;

/** Faults that a reader is shown: more of them nobody reads, and a file can have thousands. */
export const MOST_FAULTS = 20;

/** The same of what is told of a frame that is looked at. */
export const LOOK_LIMITS = {
  /** Letters of a text, an address or a style. */
  text: 300,
  /** Letters of an error. */
  error: 1000,
  nodes: 400,
  sequences: 200,
  components: 200,
} as const;

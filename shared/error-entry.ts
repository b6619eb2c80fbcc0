/** Where a reader meets a message; the order is that of the index. */
export const ERROR_PLACES = {
  studio: 'Remotion Studio',
  player: 'Player',
  browser: 'Browser',
  build: 'Bundling and build',
  render: 'Rendering',
  cli: 'Command line',
  node: 'Node.js APIs',
  lambda: 'Lambda',
  cloudrun: 'Cloud Run',
  install: 'Installation',
} as const;

/** Where an error appears, by its id. */
export type ErrorPlace = keyof typeof ERROR_PLACES;

/** An entry of the error reference as the decoder, search and the checks use it. */
export interface ErrorEntry {
  /** Last part of its address: `/docs/errors/<slug>`. */
  slug: string;
  title: string;
  description: string;
  where: ErrorPlace[];
  /** Packages of the toolkit (`remotion#interpolate`) and other programs (`Next.js 15`) that say it. */
  thrown: string[];
  /** Each is the literal parts of a message in order, as `compact()` writes them. */
  patterns: string[][];
  /**
   * True if it only says that something else failed: the entry of what failed comes first. Broad if it says
   * what failed, in words that many causes share: it comes between.
   */
  wraps: boolean | 'broad';
}

/** All entries as one file, which the decoder fetches. */
export interface ErrorBook {
  entries: ErrorEntry[];
}

/** Messages that no reader meets, with the reason: a row of `content/data/internal-messages.ts`. */
export interface InternalMessage {
  package: string;
  /** The message on one line, with `…` where it varies. */
  message: string;
  reason: string;
}

/** Several of them with one reason, as a writer lists them. */
export interface InternalMessages {
  package: string;
  reason: string;
  messages: string[];
}

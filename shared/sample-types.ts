/**
 * Types of the identifiers in a page's samples, served as `/types/<page key>.json` and loaded when a
 * reader points at code for the first time.
 */
export interface PageTypes {
  /** What is shown, each text once: `const frame: number`. */
  texts: string[];
  /**
   * Per sample, by its key: line (0-based, of the visible code), column, length and index into `texts`
   * of each identifier, one after the other.
   */
  samples: Record<string, number[]>;
}

/** One mistake a checker found, at the place where a writer has to change something. */
export interface Problem {
  /** Path of the file, relative to the project's root, with forward slashes. */
  file: string;
  /** 1-based line of the mistake in `file`. */
  line: number;
  /** 1-based column of the mistake in `file`. */
  column: number;
  /** Kebab-case name of the rule, grouped by a prefix: `links/unknown-page`. */
  rule: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** The fix: the nearest known key, path, anchor or symbol, or the command to run. */
  hint?: string;
}

/** A problem as commands print it: its place, rule and message, and the hint on a line of its own. */
export const printProblem = ({file, line, column, rule, message, hint}: Problem): string =>
  `${file}:${line}:${column} ${rule} ${message}${hint ? `\n    ${hint}` : ''}`;

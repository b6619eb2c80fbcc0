/** A file as the frame runs it. */
export interface CompiledFile {
  path: string;
  /** CommonJS, on the same lines as what the reader wrote. */
  code: string;
  /** What it imports, as it is written; types alone don't count. */
  imports: string[];
  /** True if it imports `Composition` or `Still`: its component may be a root. */
  declares: boolean;
  /** True if it shows a Player of its own: a page, not a composition. */
  hosts: boolean;
}

/** What the compiler stopped at. */
export interface CompilerFault {
  message: string;
  file: string;
  line?: number;
  column?: number;
}

/** A file that can be run, or why it can't be. */
export type Compiled =
  | {file: CompiledFile; fault?: undefined}
  | {file?: undefined; fault: CompilerFault};

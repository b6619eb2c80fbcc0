/** A code block of a page, after its fence meta was parsed by `model/samples/meta.ts`. */
export interface Sample {
  /** Source file, relative to the project's root. */
  file: string;
  /** 1-based line of the first line of code. */
  line: number;
  /** Language as written after the backticks: `tsx`, `sh`, `json`. */
  language: string;
  /** The code as written, hidden set-up included. */
  code: string;
  meta: SampleMeta;
}

/** The text after the language of a fence. */
export interface SampleMeta {
  /** `title="src/Root.tsx"`: shown above the block; for TS fences also the file name in the page's project. */
  title?: string;
  /** `run`: executed; `// → value` comments are asserted. */
  run: boolean;
  /** `expect-error=2345,2322`: TypeScript codes that must occur. */
  expectErrors: number[];
  /** `check=off`: not compiled; `reason="…"` says why. */
  checkOff: boolean;
  reason?: string;
  /** `{1,4-6}`: 1-based lines of the visible code to emphasise. */
  highlightLines: number[];
  /** `pm` on a `sh` fence: written for npm, shown for npm, pnpm, yarn and bun. */
  packageManagers: boolean;
}

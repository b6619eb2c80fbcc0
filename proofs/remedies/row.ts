import type * as stage from '../handlers/page/stage.tsx';

/** How the code with the mistake comes from the page. */
export type Wrong =
  /** The lines that the fence takes out stay, and those that it adds go. */
  | 'removed lines'
  /** What the remedy has changed, changed back. */
  | {replace: [remedy: string, mistake: string][]}
  /** Another fence of the page shows it; found by words of it. */
  | {fence: string}
  /** Code of our own that does what the page describes. */
  | {code: string};

interface Row {
  /** Id of the page. */
  page: string;
  /** Words that only this fence, or this entry of a list, has on its page. */
  fence: string;
  /** What is done wrong. */
  mistake: string;
  wrong: Wrong;
  /** Words of a fence that shows the mistake, where `wrong` doesn't take the code from it. */
  shows?: string;
  /** The remedy, where the page says it in a sentence; otherwise it is the fence. */
  remedy?: string;
  /** What differs here in both, such as an address. */
  change?: [from: string, to: string][];
  /** Put after the code of both, such as exports of what the page doesn't export. */
  add?: string;
  /** Is in what is seen of the mistake, and not in what is seen of the remedy. */
  problem: RegExp;
  /** Is in what is seen of the remedy. */
  gone: RegExp;
}

/** What a look into a browser has at hand. */
export interface Tab {
  /** Exports of the code with the mistake, or of the remedy. */
  code: () => Promise<Record<string, never>>;
  stage: typeof stage;
  /** Everything that was written to the console, and errors that nobody has caught. */
  said: () => string;
}

/** A remedy that is looked at in Chromium. */
export interface BrowserRow extends Row {
  /** Files that the code imports, by their path. */
  beside?: Record<string, string>;
  look: (tab: Tab) => unknown;
}

/** What a look at a project has at hand. */
export interface Desk {
  /** Makes a path of the project absolute. */
  file: (name: string) => string;
  /** Runs a line as a shell does; returns the output, and the exit code in its last line. */
  run: (line: string) => Promise<string>;
  /** Makes the path of a made file absolute, such as `sample.mp4`. */
  media: (name: string) => string;
  /** Lays a file into the project. */
  write: (name: string, text: string | Uint8Array) => void;
}

/** A remedy that is looked at in a project on the disk. */
export interface ProjectRow extends Row {
  /** Where the code is laid; left out, it is the title of the fence. */
  as?: string;
  /** Files that both have; on top of those of a project with one composition. */
  given?: Record<string, string>;
  project: (desk: Desk) => unknown;
}

/** A row of the table of remedies. */
export type Remedy = BrowserRow | ProjectRow;

/** Tells apart where a remedy is looked at. */
export const isInBrowser = (row: Remedy): row is BrowserRow => 'look' in row;
